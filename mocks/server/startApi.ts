import { join } from 'node:path';
import jsonServer from 'json-server';
import { CliError } from '#tools/cli-error.ts';
import { host, portProblem } from '#tools/server/ports.ts';
import { createBackend } from '../backend/backend.ts';
import type { StoredMessage } from '../backend/store.ts';
import { ensureDataFile } from './dataFile.ts';
import { bridgeTo } from './expressBridge.ts';
import { openFileStore } from './fileStore.ts';

interface Settings {
  /** 0 takes a free one. */
  port: number;
  /** Holds the working copy of the data; it is made from db.json where there is none. */
  dataDir: string;
  /** Is told of each contact message that was taken. */
  onMessage?: (message: StoredMessage) => void;
}

/** A mock API that runs. */
export interface RunningApi {
  readonly port: number;
  /** Without a slash at the end. */
  readonly url: string;
  /** The file that holds the data. */
  readonly dataFile: string;
  /** Resolves when no connection is left. */
  close(): Promise<void>;
}

/**
 * Starts json-server over the working copy of the data. It answers the contract and nothing else:
 * its own routes are not mounted. Throws a `CliError` if the data cannot be read or the port
 * cannot be listened on.
 */
export async function startApi({ port, dataDir, onMessage }: Settings): Promise<RunningApi> {
  const dataFile = ensureDataFile(dataDir);
  const store = openFileStore(dataFile);
  const app = jsonServer.create();
  app.disable('x-powered-by');
  // No folder of files: json-server would show its own home page. And no CORS: any page that is
  // open in the same browser could read the messages otherwise.
  app.use(jsonServer.defaults({ logger: false, noCors: true, static: join(dataDir, 'no-files') }));
  app.use(bridgeTo(createBackend(store, onMessage ? { onMessage } : {})));

  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({
        port: actual,
        url: `http://${host}:${actual}`,
        dataFile,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code
          ? new CliError(portProblem({ setting: 'API_PORT', number: port }, error.code))
          : error,
      );
    });
  });
}
