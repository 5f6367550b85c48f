import { BlockList } from 'node:net';
import { join } from 'node:path';
import { addNetwork } from './http/networks.ts';
import { type MailSettings, readMailSettings } from './messages/mailSettings.ts';
import type { S3Settings } from './uploads/s3Store.ts';

/** The settings of the server. docs/go-live.md explains each. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The site's own address, without a path, such as `https://www.example.com`. */
  readonly origin: string;
  /** The folder of the SQLite database and of the uploaded pictures. */
  readonly dataDir: string;
  /** The PostgreSQL database to use instead of SQLite. */
  readonly databaseUrl: string | undefined;
  /** The folder of the built site. */
  readonly siteDir: string;
  /** The proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: BlockList;
  /** The settings for mailing contact messages; undefined if they are only stored. */
  readonly mail: MailSettings | undefined;
  /** The bucket for uploaded pictures, instead of the data folder. */
  readonly s3: S3Settings | undefined;
  /** The folder of the daily backups; undefined if there are none. */
  readonly backupDir: string | undefined;
  /** The number of daily backups that are kept. */
  readonly backupsKept: number;
  /** After how many months a message is deleted; undefined if never. */
  readonly messagesKept: number | undefined;
  /** The address of the bank's exchange rates; undefined if the pages have the build's. */
  readonly ratesUrl: string | undefined;
  /** The token of `/metrics`; without it there are no metrics. */
  readonly metricsToken: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment. Throws an error with a line for each wrong one. */
export function readSettings(env: Env, siteDir: string): Settings {
  const problems: string[] = [];
  const port = readPort(env.PORT || '8080', problems);
  const settings: Settings = {
    host: env.HOST || '127.0.0.1',
    port,
    origin: readOrigin(env.ORIGIN || `http://localhost:${port}`, problems),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL, problems),
    siteDir: env.SITE_DIR || siteDir,
    trustedProxies: readProxies(env.TRUSTED_PROXIES ?? '', problems),
    mail: readMailSettings(env, problems),
    s3: readS3(env, problems),
    backupDir: env.BACKUP_DIR || undefined,
    backupsKept: readBackupsKept(env.BACKUPS_KEPT || '14', problems),
    messagesKept: readMessagesKept(env.MESSAGES_KEPT || '12', problems),
    ratesUrl: readRatesUrl(env.RATES_URL, problems),
    metricsToken: readMetricsToken(env.METRICS_TOKEN, problems),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** The path of the SQLite database in a data folder. */
export function databaseFileIn(dataDir: string): string {
  return join(dataDir, 'server.sqlite');
}

function readPort(text: string, problems: string[]): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  problems.push(`PORT is '${text}'. It must be a number below 65536.`);
  return 0;
}

function readBackupsKept(text: string, problems: string[]): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  problems.push(`BACKUPS_KEPT is '${text}'. It must be a number from 1 to 9999.`);
  return 1;
}

function readMetricsToken(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined;
  // HTTP drops spaces around the value of a header, and has no other characters than these.
  const token = text.trim();
  if (/^[ -~]{16,}$/.test(token)) return token;
  // Never quoted in a message.
  problems.push(
    'METRICS_TOKEN must have at least 16 characters, of ASCII, not counting spaces around it.',
  );
  return undefined;
}

function readMessagesKept(text: string, problems: string[]): number | undefined {
  if (text === 'never') return undefined;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  problems.push(
    `MESSAGES_KEPT is '${text}'. It must be after how many months a message is deleted, from 1 to 999, or 'never'.`,
  );
  return undefined;
}

function readRatesUrl(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined;
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || (isLocal && protocol === 'http:')) return text;
  problems.push(
    `RATES_URL is '${text}'. It must be like https://www.nrb.org.np/api/forex/v1/rates.`,
  );
  return undefined;
}

function readOrigin(text: string, problems: string[]): string {
  const url = URL.parse(text);
  const isLocal = url?.hostname === 'localhost';
  const isSecure = url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:');
  if (url && isSecure && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  problems.push(
    `ORIGIN is '${text}'. It must be the address of the site without a path, such as https://www.example.com. Without https only localhost works, because browsers send the session over nothing else.`,
  );
  return '';
}

function readDatabaseUrl(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined;
  // Never quoted in a message: it holds a password.
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  problems.push('DATABASE_URL must be like postgres://user:password@host:5432/database.');
  return undefined;
}

function readS3(env: Env, problems: string[]): S3Settings | undefined {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (!url) return undefined;
  const { protocol = '', search, hash } = URL.parse(url) ?? {};
  if (!/^https?:$/.test(protocol) || search || hash) {
    problems.push(`S3_BUCKET_URL is '${url}'. It must be like https://s3.example.com/bucket.`);
  }
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    problems.push('S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    region: S3_REGION || undefined,
  };
}

function readProxies(text: string, problems: string[]): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    try {
      addNetwork(proxies, entry);
    } catch {
      problems.push(`TRUSTED_PROXIES contains '${entry}'. Use addresses such as 10.0.0.0/8, ::1.`);
    }
  }
  return proxies;
}
