import { expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';

const mail = {
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'website@consultancy.example',
  MAIL_TO: 'office@consultancy.example, second@consultancy.example',
};

it('needs no setting', () => {
  expect(readSettings({}, '/site')).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    origin: 'http://localhost:8080',
    dataDir: '.data',
    databaseUrl: undefined,
    siteDir: '/site',
    mail: undefined,
    ratesUrl: undefined,
    messagesKept: 12,
  });
  expect(readSettings({ MESSAGES_KEPT: 'never' }, '').messagesKept).toBeUndefined();
});

it.each<[Record<string, string>, RegExp | string]>([
  [{ PORT: 'http' }, /^PORT is 'http'.*$/],
  [{ PORT: '70000' }, /^PORT.*$/],
  [{ ORIGIN: 'http://www.example.com' }, /ORIGIN.*https/],
  [{ ORIGIN: 'https://www.example.com/blog' }, /ORIGIN/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /TRUSTED_PROXIES contains 'proxy'/],
  [{ S3_BUCKET_URL: 'pictures' }, /S3_BUCKET_URL is 'pictures'/],
  [{ S3_BUCKET_URL: 'https://s3.example.com/pictures' }, /needs S3_ACCESS_KEY_ID/],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://u:p@ss/w@h/db' }, /DATABASE_URL.* write \/ as %2F/],
  [{ DATABASE_URL: 'postgres://u:1#ss@h/db' }, /DATABASE_URL.* # as %23/],
  [{ BACKUPS_KEPT: '0' }, /BACKUPS_KEPT is '0'/],
  [{ RATES_URL: 'http://www.nrb.org.np/api' }, /RATES_URL is 'http:/],
  [{ MESSAGES_KEPT: '0' }, /MESSAGES_KEPT is '0'/],
  [{ MESSAGES_KEPT: 'forever' }, /MESSAGES_KEPT is 'forever'.*'never'/],
  [{ METRICS_TOKEN: 'too short' }, /METRICS_TOKEN must have at least 16/],
  [{ METRICS_TOKEN: ' '.repeat(20) }, /METRICS_TOKEN must have at least 16/],
  [{ METRICS_TOKEN: 'टोकन'.repeat(5) }, /METRICS_TOKEN must have .* of ASCII/],
  [{ ...mail, SMTP_URL: 'mail.example.com:587' }, /SMTP_URL/],
  [{ ...mail, SMTP_URL: 'https://mail.example.com' }, /SMTP_URL/],
  [{ ...mail, SMTP_URL: 'smtp://u:1/ss@h:587' }, /SMTP_URL.* write \/ as %2F/],
  [{ ...mail, SMTP_URL: 'smtp://' }, /SMTP_URL/],
  ...['MAIL_FROM', 'MAIL_TO', 'OWNER_MAIL'].map((name): [Record<string, string>, string] => [
    { [name]: 'a@b.example' },
    'need SMTP_URL',
  ]),
  [{ ...mail, MAIL_FROM: '' }, /MAIL_FROM/],
  [{ ...mail, MAIL_FROM: 'Consultancy' }, /MAIL_FROM is 'Consultancy'/],
  [{ ...mail, MAIL_TO: '' }, /MAIL_TO/],
  [{ ...mail, MAIL_TO: 'a@b.example, c' }, /MAIL_TO is 'a@b.example, c'/],
])('rejects %j', (env, message) => {
  expect(() => readSettings(env, '')).toThrow(message);
});

it.each([
  'postgres://u:p@ss@h:5432/db',
  'postgresql://h/db?sslmode=require',
  'postgres://u@localhost/db?host=%2Frun',
  'postgres:///db',
])('takes the database %s', (DATABASE_URL) => {
  expect(readSettings({ DATABASE_URL }, '').databaseUrl).toBe(DATABASE_URL);
});

it.each([
  ...['10.0.0.0/99', '10.0.0.0/', '10.0.0.0/1e1', '10.0.0.0/000', '10.0.0.0/8/9'],
  ...['0.0.0.0/0', '::/0', 'fe80::1%eth0'],
])('rejects the proxy %s', (TRUSTED_PROXIES) => {
  expect(() => readSettings({ TRUSTED_PROXIES }, '')).toThrow(`contains '${TRUSTED_PROXIES}'`);
});

it('reads how contact messages are mailed', () => {
  expect(readSettings(mail, '').mail).toEqual({
    smtpUrl: mail.SMTP_URL,
    from: mail.MAIL_FROM,
    to: ['office@consultancy.example', 'second@consultancy.example'],
  });
});

it('names every problem in a line of its own, and never a password', () => {
  const urls = { DATABASE_URL: 'z:secret@h', SMTP_URL: 'x://u:secret@h' };
  const read = () => readSettings({ PORT: 'x', ORIGIN: 'y', ...urls }, '');
  expect(read).toThrow(/PORT.*\nORIGIN.*\nDATABASE_URL.*\nSMTP_URL.*\nMAIL_FROM/);
  expect(read).not.toThrow(/secret/);
});
