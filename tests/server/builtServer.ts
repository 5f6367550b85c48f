import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '#tools/settings/ports.ts';

/** The built server in a process of its own. */
export interface BuiltServer {
  readonly url: string;
  /** The lines that it printed at its start. */
  readonly output: string;
  /** `kill -9`; resolves when the process has ended. */
  kill(): Promise<void>;
}

/** Starts the server that was built into `dir`. */
export async function startBuiltServer(
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, [join(dir, 'main.js')], {
    env: { ...process.env, PORT: String(port), ORIGIN: url, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await expect.poll(() => output, { timeout: 15_000 }).toContain('Keeps its data in');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  } catch (error) {
    // It would outlive the test, and Vitest would wait for it.
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    output,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
