import { once } from 'node:events';
import { join } from 'node:path';
import bodyParser from 'body-parser';
import jsonServer from 'json-server';
import { jsonLimit } from '#contracts/endpoint.ts';
import { host } from '#tools/settings/ports.ts';
import type { StoredMessage } from '../backend/emailJs.ts';
import { openDatabase } from './database.ts';
import { ensureDataFile } from './dataFile.ts';
import { addEndpoints, handleError, receiveEmail, renderWith, rewriteRules } from './middleware.ts';

interface Settings {
  /** 0 picks a free port. */
  port: number;
  /** The folder of the working copy, which is created from the seed if it is missing. */
  dataDir: string;
  /** The file to create it from. Default: the brand's own entries, or the sample. */
  seedFile?: string;
  /** Called with each contact message once it is saved. */
  onMessage?: (message: StoredMessage) => void;
}

/** A running mock API. */
export type RunningApi = Awaited<ReturnType<typeof startApi>>;

/** Starts json-server on the working copy of the data. Throws a `CliError` if it cannot. */
export async function startApi({ port, dataDir, seedFile, onMessage }: Settings) {
  const dataFile = ensureDataFile(dataDir, seedFile);
  const { db, checkWrite, refresh } = openDatabase(dataFile);
  const saveMessage = (message: StoredMessage) => {
    db.get('messages').push(message).write();
    checkWrite();
    onMessage?.(message);
  };
  const router = Object.assign(jsonServer.router(db), { render: renderWith(checkWrite) });
  const app = jsonServer.create();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  // Without static files, which include json-server's home page, and without CORS, which would
  // let any open page read the data.
  app.use(jsonServer.defaults({ logger: false, noCors: true, static: join(dataDir, 'no-files') }));
  app.use(bodyParser.raw({ limit: jsonLimit.bytes, type: () => true }));
  app.use((_req, _res, next) => {
    refresh();
    next();
  });
  const toJsonServer = [jsonServer.rewriter(rewriteRules), router];
  addEndpoints(app, toJsonServer, receiveEmail(saveMessage), (collection, id) =>
    db.get(collection).find({ _id: id }).value(),
  );
  app.use(handleError);

  const server = app.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    port: actual,
    /** Without a trailing slash. */
    url: `http://${host}:${actual}`,
    /** The file with the data. */
    dataFile,
    /** Resolves when all connections are closed. */
    async close(): Promise<void> {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
