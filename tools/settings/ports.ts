import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError } from './cliError.ts';

/** The servers listen on the local machine only. */
export const host = '127.0.0.1';

/** A port that comes from a setting. */
export interface Port {
  /** Name of the setting, such as PORT. */
  readonly setting: string;
  readonly number: number;
}

/** Reads a port from the settings; throws a `CliError` if it is not valid. */
export function readPort(
  env: Readonly<Record<string, string | undefined>>,
  setting: string,
  standard: number,
): Port {
  const text = env[setting];
  if (!text) return { setting, number: standard };
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { setting, number };
  throw new CliError(`${setting} is '${text}'. It must be an integer between 1 and 65535.`);
}

/** Throws a `CliError` for the first port that is in use. */
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

/** A free port, chosen by the operating system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port }: { port: number } = Object(server.address());
  await once(server.close(), 'close');
  return port;
}

/** Explains what to do about a port that a server cannot use. */
function portProblem({ setting, number }: Port, code: string): string {
  const other = `set ${setting} to another port, for example ${setting}=${number + 10}`;
  return code === 'EACCES'
    ? `Port ${number} is reserved for administrators: ${other}.`
    : `Port ${number} is in use. Stop the program that uses it, or ${other}.`;
}

/** The error code of listening on a port, IPv4 or IPv6; undefined if the port is free. */
async function listenError(port: number): Promise<string | undefined> {
  // Most browsers resolve 'localhost' to ::1 first and would show another program's site.
  for (const address of [host, '::1']) {
    const server = createServer().listen(port, address);
    const code = await once(server, 'listening').then(
      () => once(server.close(), 'close').then(() => undefined),
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}
