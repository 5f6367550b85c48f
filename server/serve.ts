import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { HOSTING_FILE } from '#server/rendering/hosting.ts';
import { SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts';
import { createApp } from './app.ts';
import { createLink, hasNoAccount } from './auth/accounts.ts';
import { readLastEntryTime } from './auth/audit.ts';
import { cleanUp } from './auth/cleanUp.ts';
import { mailAttacks } from './auth/mailAttacks.ts';
import { emptyBin } from './bin/sqlStore.ts';
import type { Log } from './http/log.ts';
import { loadStaticFiles } from './http/staticFiles.ts';
import { createImports } from './import/importApi.ts';
import { openMail } from './messages/mail.ts';
import { deleteOldMessages } from './messages/oldMessages.ts';
import { startOutbox } from './messages/outbox.ts';
import { createBackups } from './ops/automaticBackups.ts';
import { createPages } from './pages/pages.ts';
import { createRenderer } from './pages/renderer.ts';
import { readRates, updateRates } from './rates/bankRates.ts';
import { reasonOf } from './reasonOf.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/open.ts';
import { openPictureStore } from './uploads/open.ts';
import { noteUnusedPictures } from './uploads/unusedPictures.ts';

/** The time for which a stopping server waits for requests that it has begun, in ms. */
const STOP_TIMEOUT_MS = 25_000;
const IDLE_CHECK_MS = 100;
const ATTACKS_INTERVAL_MS = 10 * MINUTE_MS;
/** The interval at which the server looks whether to ask the bank for its rates, in ms. */
const ASK_BANK_INTERVAL_MS = 10 * MINUTE_MS;

/** The longest time without an entry in the audit log after which the clock is believed at once. */
const MAX_QUIET_MS = 7 * DAY_MS;
const CLOCK_MAY_BE_AHEAD =
  'Nothing old is deleted in the first day: nobody has signed in for a week, or the clock is ahead.';

/** Opens the database and serves the site and its API, without `pagesWorker` as it was built. */
export async function serve(settings: Settings, log: Log, pagesWorker?: string) {
  const { host, port, origin, siteDir, ratesUrl } = settings;
  const isBuilt = statSync(join(siteDir, HOSTING_FILE), { throwIfNoEntry: false });
  const files = isBuilt && (await loadStaticFiles(siteDir, origin));
  if (!files)
    log('warn', { message: `There is no built site in ${siteDir}: only the API is served.` });
  const mail = settings.mail && (await openMail(settings.mail, origin));
  const sendToOwner = mail?.sendToOwner;
  const storage = await openStorage(settings, { isServer: true });
  const outbox = mail && startOutbox(storage.db, mail.sendMail, log);
  let stopping: Promise<void> | undefined;
  const shellsFile = join(siteDir, SHELLS_FILE);
  const isForServer = statSync(shellsFile, { throwIfNoEntry: false });
  const pages =
    files && pagesWorker && isForServer
      ? createPages(
          storage.db,
          createRenderer(pagesWorker, { shellsFile, origin }),
          files,
          log,
          ratesUrl ? () => readRates(storage.db) : undefined,
        )
      : undefined;
  await pages?.update();
  const pictures = openPictureStore(settings);
  const backups = createBackups(settings, log);
  const imports = createImports(storage.db, pictures, log);
  const app = createApp({
    ...{ settings, storage, files, pages, log, outbox, pictures, backups, imports },
    isStopping: () => stopping !== undefined,
  });
  const options = {
    // Slow requests must not hold connections, but a picture of 10 MB takes minutes on a slow line.
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
  };
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(options, listener);
  const firstOwnerLink = (await hasNoAccount(storage.db))
    ? `${origin}/admin#first-owner=${await createLink(storage.db, null)}`
    : undefined;
  const attempt = (run: () => Promise<unknown>) =>
    run().catch((error) => log('warn', { error: `${error}` }));
  const every = (ms: number, run: () => Promise<unknown>) => setInterval(() => attempt(run), ms);
  const askBank = async (isStart = false) =>
    ratesUrl && (await updateRates(storage.db, ratesUrl, log, Date.now(), isStart));
  const lastEntryAt = await readLastEntryTime(storage.db);
  const deleteDue = async () => {
    const now = Date.now();
    if (now - lastEntryAt > MAX_QUIET_MS && performance.now() < DAY_MS) {
      return log('warn', { message: CLOCK_MAY_BE_AHEAD });
    }
    await attempt(() => cleanUp(storage.db, now));
    await attempt(() => deleteOldMessages(storage.db, settings.messagesKept, now));
    await attempt(() => emptyBin(storage.db, now));
  };
  const backUp = () => backups.run();
  for (const run of [() => askBank(true), deleteDue, backUp]) void attempt(run);
  const hourly = [deleteDue, backUp, () => noteUnusedPictures(storage.db, pictures)];
  const timers = [
    ...hourly.map((run) => every(HOUR_MS, run)),
    every(ASK_BANK_INTERVAL_MS, askBank),
    ...(sendToOwner
      ? [every(ATTACKS_INTERVAL_MS, () => mailAttacks(storage.db, origin, sendToOwner))]
      : []),
  ];
  const end = async (closing?: Promise<void>) => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([closing, outbox?.stop(), backups.stop(), imports.stop()]);
    await pages?.close();
    await storage.close();
  };
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    await end();
    const reason = reasonOf(error);
    throw new Error(
      `The server cannot listen on ${host}:${port}: ${reason}. Does another one run there, and are HOST and PORT right?`,
      { cause: error },
    );
  }
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actualPort}`,
    /** The link that creates the first owner; undefined if there is an account. */
    firstOwnerLink,
    database: storage.description,
    /** Finishes what has begun, then closes the database; called again, it waits for the same. */
    stop(): Promise<void> {
      // Whatever hangs: a bucket, a mail server, the database.
      stopping ??= Promise.race([
        end(close(server)),
        wait(STOP_TIMEOUT_MS + 2_000, undefined, { ref: false }),
      ]);
      return stopping;
    },
  };
}

/** Accepts no connection, closes idle ones, and after 25 s the others. */
async function close(server: Server): Promise<void> {
  const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await server[Symbol.asyncDispose]();
  clearInterval(idleTimer);
  clearTimeout(timeout);
}
