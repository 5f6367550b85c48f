import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { root } from '#tools/settings/settings.ts';

test('a build contains the hash of the credentials, but neither username nor password', async () => {
  vi.stubEnv('ADMIN_USERNAME', 'unmistakable-username');
  vi.stubEnv('ADMIN_PASSWORD', 'unmistakable-password');
  const code = await bundle();
  expect(code).toMatch(/hash:\s*["'`][0-9a-f]{64}["'`]/);
  expect(code).not.toContain('unmistakable');
});

test('a build without credentials contains no hash', async () => {
  vi.stubEnv('ADMIN_USERNAME', '');
  vi.stubEnv('ADMIN_PASSWORD', '');
  expect(await bundle()).not.toMatch(/[0-9a-f]{64}/);
});

async function bundle(): Promise<string> {
  const results = await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'production',
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, 'src/auth/credential.ts'), formats: ['es'] },
    },
  });
  const output = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}
