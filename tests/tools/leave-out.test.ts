import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leaveOut } from '#tools/build/leave-out.ts';

/** Builds a module that stands nowhere but here, with the plugin and nothing else. */
async function bundle(code: string, id: string): Promise<string> {
  const source: Plugin = {
    name: 'source',
    enforce: 'pre',
    resolveId: (asked) => (asked.endsWith('/entry') ? id : null),
    load: (asked) => (asked === id ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, leaveOut()],
    build: { write: false, minify: false, lib: { entry: 'entry', formats: ['es'] } },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

const router = '/x/react-router/dist/production/chunk-ABC.mjs';

test('empties what is named of the router, also inside another function, and nothing else', async () => {
  const code = await bundle(
    `export function createRouter(x) { function handleAction() { return 'form' } return x ? handleAction() : used() }
     function used() { return 'kept' }`,
    router,
  );
  expect(code).toContain('kept');
  expect(code).not.toContain("'form'");
  expect(code).toContain('Left out of the build: handleAction');
});

test('a build fails where a library no longer has what is named', async () => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOut()],
    build: { write: false, rolldownOptions: { input: 'src/content/paths.ts' } },
  });
  await expect(building).rejects.toThrow(
    /names what is not there: .*axios.*startRedirectNavigation/,
  );
});
