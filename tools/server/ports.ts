import { createServer } from 'node:net';
import { CliError } from '../cli-error.ts';

/** The servers listen here only: a mock backend is nobody's business outside this machine. */
export const host = '127.0.0.1';

/** A port that a setting chooses. */
export interface Port {
  /** Name of the setting, such as PORT. */
  readonly setting: string;
  readonly number: number;
}

/** Reads a port from the settings; throws a `CliError` if it is none. */
export function readPort(
  env: Readonly<Record<string, string | undefined>>,
  setting: string,
  standard: number,
): Port {
  const text = env[setting];
  if (!text) return { setting, number: standard };
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { setting, number };
  throw new CliError(`${setting} is '${text}', which is no port. Set it to a number up to 65535.`);
}

/** Throws a `CliError` that names the first port which something else uses. */
export async function requireFreePorts(...ports: readonly Port[]): Promise<void> {
  for (const port of ports) {
    const code = await listenError(port.number);
    if (code) throw new CliError(portProblem(port, code));
  }
  const [first, second] = ports;
  if (first && first.number === second?.number) {
    throw new CliError(
      `${first.setting} and ${second.setting} are both ${first.number}. Give them different ports.`,
    );
  }
}

/** Whether nothing listens on a port of this machine. */
export async function isFree({ number }: Port): Promise<boolean> {
  return (await listenError(number)) === undefined;
}

/** A free port, by the system's choice. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port'));
      });
    });
  });
}

/** What to do about a port that cannot be listened on. */
export function portProblem({ setting, number }: Port, code: string): string {
  const other = `set ${setting} to another port, for example ${setting}=${number + 10}`;
  return code === 'EACCES'
    ? `Port ${number} is reserved for administrators: ${other}.`
    : `Port ${number} is in use. Stop the program that uses it, or ${other}.`;
}

/** The error code of listening on a port of this machine, IPv4 or IPv6; undefined if it is free. */
async function listenError(port: number): Promise<string | undefined> {
  // 'localhost' means ::1 first in most browsers: somebody else there would be shown for us.
  const codes = [await tryToListen(port, host), await tryToListen(port, '::1')];
  return codes.find((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

function tryToListen(port: number, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, address, () => server.close(() => resolve(undefined)));
  });
}
