import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/settings/ports.ts';

const START_TIMEOUT_MS = 60_000;

interface ProgramOptions {
  readonly cwd?: string | undefined;
  readonly env: (port: number, url: string) => Readonly<Record<string, string>>;
  /** The path that responds with 200 when it is ready. */
  readonly readyPath: string;
  /** A text that it prints when it is ready. */
  readonly prints?: string;
}

/** A server in a process of its own. */
export type RunningProgram = Awaited<ReturnType<typeof startProgram>>;

/** Starts a server with the arguments of Node on a free port, and waits until it is ready. */
export async function startProgram(
  args: readonly string[],
  { cwd, env, readyPath, prints = '' }: ProgramOptions,
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env(port, url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const kill = () => child.kill();
  process.once('exit', kill);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  /** Ends the process and resolves when it has ended. */
  async function stop(signal?: NodeJS.Signals): Promise<void> {
    process.off('exit', kill);
    child.kill(signal);
    await exit;
  }
  const responds = () =>
    fetch(url + readyPath).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!output.includes(prints) || !(await responds())) {
    if (child.exitCode !== null || performance.now() - begin > START_TIMEOUT_MS) {
      await stop('SIGKILL');
      throw new Error(`${args.join(' ')} does not respond: ${output}`);
    }
    await sleep(10);
  }
  const ms = performance.now() - begin;
  return { url, ms, pid: child.pid ?? 0, output: () => output, stop };
}
