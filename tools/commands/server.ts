import { spawn } from 'node:child_process';
import { readEnv, root } from '#tools/settings/settings.ts';
import { buildServer, serverArgs } from '../serving/builtServer.ts';

/** How long the server may take to stop, in ms: a bit longer than it gives its requests. */
const STOP_TIMEOUT_MS = 27_000;

/**
 * `npm run server -- <command>` builds what is missing and runs a command of the server, with the
 * settings of `.env.production.local` and the environment. Without a command it serves; `build`
 * only builds.
 */
export async function main(args: readonly string[]): Promise<void> {
  await buildServer();
  if (args[0] === 'build') return;
  const child = spawn(process.execPath, [...serverArgs, ...args], {
    cwd: root,
    env: { ...process.env, ...readEnv('production') },
    stdio: 'inherit',
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
  };
  // npm passes a signal to its shell only, which exits without telling its children.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.exitCode = await new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
