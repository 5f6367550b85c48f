import { BlockList } from 'node:net';
import { join } from 'node:path';
import { addNetwork } from './http/networks.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Notes what is wrong with a setting, unless it is right. */
type Check = (isRight: boolean, problem: string) => void;

/** The settings of the server. docs/go-live.md explains each. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads the settings from the environment. Throws an error with a line for each wrong one. */
export function readSettings(env: Env, siteDir: string) {
  const problems: string[] = [];
  const check: Check = (isRight, problem) => {
    if (!isRight) problems.push(problem);
  };
  const { PORT, BACKUPS_KEPT = '', MESSAGES_KEPT = '', METRICS_TOKEN = '' } = env;
  const port = Number(PORT || 8080);
  const isPort = Number.isInteger(port) && port >= 0 && port < 65_536;
  check(isPort, `PORT is '${PORT}'. It must be a number below 65536.`);
  check(
    /^([1-9]\d{0,3})?$/.test(BACKUPS_KEPT),
    `BACKUPS_KEPT is '${BACKUPS_KEPT}'. It must be a number from 1 to 9999.`,
  );
  check(
    /^([1-9]\d{0,2}|never)?$/.test(MESSAGES_KEPT),
    `MESSAGES_KEPT is '${MESSAGES_KEPT}'. It must be after how many months a message is deleted, from 1 to 999, or 'never'.`,
  );
  // HTTP drops spaces around the value of a header, and has no other characters than these.
  const metricsToken = METRICS_TOKEN.trim();
  check(
    METRICS_TOKEN === '' || /^[ -~]{16,}$/.test(metricsToken),
    // Never quoted in a message.
    'METRICS_TOKEN must have at least 16 characters, of ASCII, not counting spaces around it.',
  );
  const settings = {
    host: env.HOST || '127.0.0.1',
    port,
    /** The site's own address, without a path, such as `https://www.example.com`. */
    origin: readOrigin(env.ORIGIN || `http://localhost:${isPort ? port : 8080}`, check),
    /** The folder of the SQLite database and of the uploaded pictures. */
    dataDir: env.DATA_DIR || '.data',
    /** The PostgreSQL database to use instead of SQLite. */
    databaseUrl: readDatabaseUrl(env, check),
    /** The folder of the built site. */
    siteDir: env.SITE_DIR || siteDir,
    /** The proxies whose `X-Forwarded-For` counts. */
    trustedProxies: readProxies(env.TRUSTED_PROXIES ?? '', check),
    /** The settings for mailing contact messages; undefined if they are only stored. */
    mail: readMail(env, check),
    /** The bucket for uploaded pictures, instead of the data folder. */
    s3: readS3(env, check),
    /** The folder of the daily backups; undefined if there are none. */
    backupDir: env.BACKUP_DIR || undefined,
    /** The number of daily backups that are kept. */
    backupsKept: Number(BACKUPS_KEPT || 14),
    /** The age in months at which a message is deleted; undefined if never. */
    messagesKept: MESSAGES_KEPT === 'never' ? undefined : Number(MESSAGES_KEPT || 12),
    /** The address of the bank's exchange rates; undefined if the pages have the build's. */
    ratesUrl: readRatesUrl(env, check),
    /** The token of `/metrics`; without it there are no metrics. */
    metricsToken: metricsToken || undefined,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** True if a text is one e-mail address and nothing else. */
export const isAddress = (text: string) =>
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text) && text.length <= 254;

/** The path of the SQLite database in a data folder. */
export const databaseFileIn = (dataDir: string) => join(dataDir, 'server.sqlite');

function readOrigin(text: string, check: Check): string {
  const url = URL.parse(text);
  const isLocal = url?.hostname === 'localhost';
  const isSecure = url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:');
  check(
    isSecure && url?.pathname === '/' && !url.search && !url.hash,
    `ORIGIN is '${text}'. It must be the address of the site without a path, such as https://www.example.com. Without https only localhost works, because browsers send the session over nothing else.`,
  );
  return url?.origin ?? '';
}

/** The advice about characters of a password that would end the name of the host. */
const ENCODED = 'In the password write / as %2F, ? as %3F, # as %23, @ as %40 and % as %25.';

function readDatabaseUrl({ DATABASE_URL: url }: Env, check: Check): string | undefined {
  if (!url) return undefined;
  check(
    URL.canParse(url) && /^postgres(ql)?:\/\/[^/?#]*([/?#][^@]*)?$/i.test(url),
    // Never quoted in a message: it holds a password.
    `DATABASE_URL must be like postgres://user:password@host:5432/database. ${ENCODED}`,
  );
  return url;
}

function readRatesUrl({ RATES_URL: url }: Env, check: Check): string | undefined {
  if (!url) return undefined;
  const { protocol, hostname = '' } = URL.parse(url) ?? {};
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  check(
    protocol === 'https:' || (isLocal && protocol === 'http:'),
    `RATES_URL is '${url}'. It must be like https://www.nrb.org.np/api/forex/v1/rates.`,
  );
  return url;
}

/** The SMTP server and the addresses of mails; `owner` hears of attacks on accounts. */
function readMail(env: Env, check: Check) {
  const { SMTP_URL: smtpUrl = '', MAIL_FROM: from = '', MAIL_TO = '', OWNER_MAIL: owner } = env;
  if (smtpUrl === '') {
    check(!from && !MAIL_TO && !owner, 'MAIL_FROM, MAIL_TO and OWNER_MAIL need SMTP_URL.');
    return undefined;
  }
  const to = MAIL_TO.split(',').map((address) => address.trim());
  check(
    URL.canParse(smtpUrl) && /^smtps?:\/\/[^/?#]+([/?#][^@]*)?$/i.test(smtpUrl),
    // Never quoted in a message: it holds a password.
    `SMTP_URL must be like smtp://user:password@host:587 or smtps://host. ${ENCODED}`,
  );
  check(isAddress(from), `MAIL_FROM is '${from}'. With SMTP_URL it must be an e-mail address.`);
  check(
    to.every(isAddress),
    `MAIL_TO is '${MAIL_TO}'. With SMTP_URL it must be an e-mail address, or several.`,
  );
  check(!owner || isAddress(owner), `OWNER_MAIL is '${owner}'. It must be an e-mail address.`);
  return { smtpUrl, from, to, owner };
}

/** A bucket, perhaps with a folder in it. The address of an Amazon bucket says its region. */
function readS3(env: Env, check: Check) {
  const { S3_BUCKET_URL: url, S3_REGION } = env;
  if (!url) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const { protocol = '', search, hash } = URL.parse(url) ?? {};
  check(
    /^https?:$/.test(protocol) && !search && !hash,
    `S3_BUCKET_URL is '${url}'. It must be like https://s3.example.com/bucket.`,
  );
  check(
    accessKeyId !== '' && secretAccessKey !== '',
    'S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  );
  const region = S3_REGION || undefined;
  return { url: url.replace(/\/+$/, ''), accessKeyId, secretAccessKey, region };
}

function readProxies(text: string, check: Check): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    try {
      addNetwork(proxies, entry);
    } catch {
      check(false, `TRUSTED_PROXIES contains '${entry}'. Use addresses such as 10.0.0.0/8, ::1.`);
    }
  }
  return proxies;
}
