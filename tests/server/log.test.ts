import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a reader of the log that has ended does not end the server', async () => {
  const file = JSON.stringify(new URL('../../server/http/log.ts', import.meta.url));
  const script = `
    const { logJson } = await import(${file});
    const timer = setInterval(() => logJson('info', { message: 'line' }), 10);
    setTimeout(() => clearInterval(timer), 500);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
