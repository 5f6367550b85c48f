import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readEnv, root } from '#tools/settings/settings.ts';
import { buildServer, serverArgs } from '../serving/builtServer.ts';

/** The longest time for the stop of the server, in ms: a bit longer than it gives its requests. */
const STOP_TIMEOUT_MS = 27_000;

/** `npm run server -- <command>` runs a command of the server; without one it serves. */
export async function main(args: readonly string[]): Promise<void> {
  await buildServer();
  if (args[0] === 'build') return;
  const child = spawn(process.execPath, [...serverArgs, ...args], {
    cwd: root,
    env: { ...process.env, ...readEnv('production') },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  onShutdown(stop, 0, STOP_TIMEOUT_MS);
  const [code] = await ended;
  process.exitCode = code ?? 1;
}
