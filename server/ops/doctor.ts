import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { HOSTING_FILE } from '#server/rendering/hosting.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { loadStaticFiles } from '../http/staticFiles.ts';
import { openMail } from '../messages/mail.ts';
import { readRatesStatus } from '../rates/bankRates.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { openPictureStore } from '../uploads/open.ts';
import { assertNoneMissing, filesOf, usedPictures } from '../uploads/usedPictures.ts';
import { lastBackup } from './automaticBackups.ts';

const LOW_DISK_BYTES = 200 * 2 ** 20;

/** `doctor` checks what the server needs. Prints a line for each check, and throws if one fails. */
export async function doctor(_argument: string, settings: Settings): Promise<void> {
  const checks: [name: string, check: () => string | Promise<string>][] = [
    ['Node', () => process.version],
    ['Address', () => settings.origin],
    ['Proxies', () => checkProxies(settings)],
    ['Site', () => checkSite(settings)],
    ['Database', () => checkDatabase(settings)],
    ['Disk', () => checkDisk(settings)],
    ['Mail', () => checkMail(settings)],
    ['Pictures', () => checkPictures(settings)],
    ['Backups', () => checkBackups(settings)],
    ['Rates', () => checkRates(settings)],
  ];
  const failures: string[] = [];
  for (const [name, check] of checks) {
    try {
      console.info(`ok      ${name}: ${await check()}`);
    } catch (error) {
      console.info(`failed  ${name}: ${reasonOf(error)}`);
      failures.push(name);
    }
  }
  if (failures.length > 0) throw new Error(`Failed checks: ${failures.join(', ')}`);
}

/** The server speaks only http, so https needs a proxy. */
function checkProxies({ origin, trustedProxies }: Settings): string {
  if (trustedProxies.rules.length > 0) return trustedProxies.rules.join(', ');
  if (!origin.startsWith('https:')) return 'none';
  throw new Error(
    'TRUSTED_PROXIES is not set, but the site is on https: the limits count all visitors of the proxy as one.',
  );
}

async function checkSite({ siteDir, origin }: Settings): Promise<string> {
  if (!statSync(join(siteDir, HOSTING_FILE), { throwIfNoEntry: false })) {
    throw new Error(`${siteDir} holds no built site`);
  }
  return `${(await loadStaticFiles(siteDir, origin)).count} files in ${siteDir}`;
}

async function checkDatabase(settings: Settings): Promise<string> {
  await using storage = await openStorage(settings, { migrates: false });
  const { db } = storage;
  if (!settings.databaseUrl) {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
    const problem = rows.find(({ integrity_check }) => integrity_check !== 'ok');
    if (problem) throw new Error(`damaged: ${problem.integrity_check}`);
  }
  const accounts = await db.selectFrom('accounts').select('role').execute();
  const owners = accounts.filter(({ role }) => role === 'owner');
  const found = `${storage.description}, accounts: ${accounts.length}, owners: ${owners.length}`;
  if (owners.length === 0) throw new Error(`${found}: create-owner creates one`);
  return found;
}

async function checkMail({ mail, origin }: Settings): Promise<string> {
  if (!mail) return 'not used: contact messages are only stored';
  await (await openMail(mail, origin)).verify();
  return `the SMTP server responds; messages go to ${mail.to.join(', ')}`;
}

/** Also loads sharp, without which no picture can be uploaded. */
async function checkPictures(settings: Settings): Promise<string> {
  await import('sharp');
  await using storage = await openStorage(settings, { migrates: false });
  const pictures = openPictureStore(settings);
  const used = await usedPictures(storage.db);
  const found = await pictures.check(used);
  const missing: string[] = [];
  for (const name of filesOf(used)) if (!(await pictures.read(name))) missing.push(name);
  assertNoneMissing(missing);
  return found;
}

async function checkBackups({ backupDir }: Settings): Promise<string> {
  if (!backupDir) throw new Error('BACKUP_DIR is not set, so nothing is saved automatically');
  // The server creates the folder with the first backup.
  let folder = resolve(backupDir);
  while (!statSync(folder, { throwIfNoEntry: false })) folder = dirname(folder);
  accessSync(`${folder}/.`, constants.W_OK);
  const last = await lastBackup(backupDir);
  if (!last) return `none yet in ${backupDir}`;
  const days = Math.floor((Date.now() - last.at) / 86_400_000);
  if (days > 1) throw new Error(`the last one in ${backupDir} is ${days} days old`);
  return `the last one in ${backupDir} is of ${formatNepalTime(last.at)}, Nepal time`;
}

async function checkRates(settings: Settings): Promise<string> {
  if (!settings.ratesUrl) return 'those of the build: RATES_URL is not set';
  await using storage = await openStorage(settings, { migrates: false });
  const { day, failure } = await readRatesStatus(storage.db);
  const rates = day ? `those of the bank, of ${day}` : 'none of the bank yet';
  if (!failure) return rates;
  const at = `${formatNepalTime(failure.at)}, Nepal time`;
  throw new Error(`${rates}; asked at ${at}, it failed: ${failure.reason}`);
}

function checkDisk({ dataDir, databaseUrl, s3 }: Settings): string {
  if (databaseUrl && s3) return 'not used: the data is in PostgreSQL and in a bucket';
  const { bavail, bsize } = statfsSync(dataDir);
  const free = `${Math.floor((bavail * bsize) / 2 ** 20)} MB free in ${dataDir}`;
  if (bavail * bsize < LOW_DISK_BYTES) throw new Error(free);
  return free;
}
