import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditFailedSignIn } from '#server/auth/audit.ts';
import { mailAttacks } from '#server/auth/mailAttacks.ts';
import { openMail } from '#server/messages/mail.ts';
import { readSettings } from '#server/settings.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { readAuditFilter } from '#src/pages/Dashboard/server/auditLog.ts';
import { paths } from '#src/pageTable.ts';
import { from, type MailServer, startMailServer, to } from './mailServer.ts';
import { tempDir } from './onEnd.ts';
import { run, sendForm, startTestServer, type TestServer } from './testServer.ts';

const dir = tempDir();

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.close());

const owner = 'owner@consultancy.example';
const settings = () => ({ smtpUrl: mailServer.url, from, to, owner });
const ORIGIN = 'https://www.consultancy.example';

const message = {
  id: '6800000000000000000000aa',
  name: 'Sita Rai',
  email: 'sita@students.example',
  phone: '९८०१२३४५६७',
  subject: 'Costs & fees? 🎓',
  message: 'Namaste,\nhow much does a year cost? धन्यवाद 🙏',
};

it('of an attack goes to the owner once, with a link to the sign-ins of each account', async () => {
  const { db, close } = await openSqlite(join(dir, 'attacks.sqlite'));
  const { sendToOwner } = await openMail(settings(), ORIGIN);
  if (!sendToOwner) throw new Error('There is an address.');
  const names = ['pasang', 'tenzin+site@consultancy.example'];
  for (const name of names.flatMap((each) => Array.from({ length: 10 }, () => each))) {
    await auditFailedSignIn(db, name, '203.0.113.7');
  }
  mailServer.behaviour = 'refuse';
  await expect(mailAttacks(db, ORIGIN, sendToOwner)).rejects.toThrow('Mailbox full');
  mailServer.behaviour = 'take';
  for (const _each of [1, 2]) await mailAttacks(db, ORIGIN, sendToOwner);
  await close();
  expect(mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({ from, to: [owner] });
  expect(mail?.header('Subject')).toBe('Wrong passwords at www.consultancy.example');
  const urls = mail?.text.match(/https:\S+/g)?.map((url) => new URL(url)) ?? [];
  expect(urls.map(({ pathname }) => pathname)).toEqual([paths.auditLog, paths.auditLog]);
  const filters = urls.map(({ searchParams }) =>
    readAuditFilter((key) => searchParams.get(key) ?? ''),
  );
  expect(filters).toEqual(names.map((username) => ({ username, kind: 'sign-ins' })));
});

describe('a mail', () => {
  const send = async (changed: Partial<typeof message> = {}, timeoutMs = 5_000) => {
    const { sendMail } = await openMail(settings(), ORIGIN, timeoutMs);
    await sendMail({ ...message, ...changed });
  };

  it('goes to the office as text, from its own address, with an answer to the sender', async () => {
    await send();
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from, to });
    expect(mail?.header('From')).toBe(from);
    expect(mail?.header('Reply-To')).toBe('Sita Rai <sita@students.example>');
    expect(mail?.header('Message-ID')).toBe(`<${message.id}@www.consultancy.example>`);
    expect(mail?.header('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(mail?.text.replaceAll('\r\n', '\n')).toContain(message.message);
    expect(mail?.text.replaceAll('\r\n', '\n')).toContain(
      'Sita Rai <sita@students.example>\nPhone or WhatsApp: ९८०१२३४५६७\n',
    );
    await send({ phone: '' });
    expect(mailServer.mails[1]?.text).not.toContain('Phone');
  });

  it.each([
    { subject: 'Hi\r\nBcc: victim@example.com' },
    { subject: 'Hi\nBcc: victim@example.com\n\nText' },
    { name: 'A\r\nBcc: victim@example.com' },
    { name: 'A" <victim@example.com>, "B' },
    { email: 'a@b.example\r\nBcc: victim@example.com' },
    { email: 'a@b.example, victim@example.com' },
    { email: 'A <victim@example.com>' },
    { message: '.\r\nMAIL FROM:<victim@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA' },
    { message: 'x', subject: '\u2028Bcc: victim@example.com\u0000' },
  ])('has no header and no receiver of the sender: %j', async (changed) => {
    await send(changed);
    expect(mailServer.tries).toBe(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from, to });
    expect(mail?.header('Bcc')).toBeUndefined();
    expect(mail?.header('To')).toBe(to.join(', '));
    const replyTo = mail?.header('Reply-To');
    if (changed.email) expect(replyTo).toBeUndefined();
    else expect(replyTo).toMatch(/<sita@students\.example>$/);
  });

  it.each([
    ['refuse', /452.*Mailbox full/],
    ['hang', /takes longer than 0.5 s/],
    ['drop', /closed|reset/],
  ] as const)('fails if the server does this: %s', async (behaviour, reason) => {
    mailServer.behaviour = behaviour;
    await expect(send({}, behaviour === 'hang' ? 500 : undefined)).rejects.toThrow(reason);
    expect(mailServer.mails).toEqual([]);
  });

  it('fails in its time if the server drips, and closes the connection', async () => {
    // It never ends its first answer, but sends a byte of it now and then.
    const server = createServer((socket) => {
      socket.write('220 slow\r\n');
      const timer = setInterval(() => socket.write('2'), 50);
      socket.on('error', () => {}).on('close', () => clearInterval(timer));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port }: AddressInfo = Object(server.address());
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const dripping = { ...settings(), smtpUrl };
    const { sendMail, sendToOwner, verify } = await openMail(dripping, ORIGIN, 200);
    const begin = performance.now();
    const late = 'The mail server takes longer than 0.2 s';
    await Promise.all([
      expect(sendMail(message)).rejects.toThrow(late),
      expect(sendToOwner?.('Subject', 'Text')).rejects.toThrow(late),
      expect(verify()).rejects.toThrow(late),
    ]);
    expect(performance.now() - begin).toBeLessThan(1_500);
    // That of the check ends with its command.
    const count = promisify(server.getConnections.bind(server));
    await expect.poll(() => count()).toBeLessThanOrEqual(1);
    server.close();
  });

  it('never sends a password over the net unencrypted', async () => {
    const other = mailServer.url.replace('127.0.0.1', '127.0.0.2');
    const verify = async (smtpUrl: string) =>
      (await openMail({ ...settings(), smtpUrl }, ORIGIN)).verify();
    await verify(other);
    const smtpUrl = other.replace('smtp://', 'smtp://user:secret@');
    await expect(verify(smtpUrl)).rejects.toThrow(/STARTTLS/);
  });
});

describe('the server with SMTP_URL', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ env: mailServer.env });
  });

  const inbox = async (session = server.owner) =>
    (await server.read('/api/inbox', session)).messages;

  /** Restarts the server as if the time of the next try had come. */
  async function tryAgain(meanwhile?: () => Promise<unknown>) {
    await server.server.stop();
    await meanwhile?.();
    const db = await server.openDatabase();
    await db.updateTable('outbox').set({ due_at: 0 }).execute();
    await server.restart();
  }

  it('is not sent while one of two addresses is refused, and no address gets it twice', async () => {
    const [office = '', second = ''] = to;
    mailServer.refused.add(second);
    expect((await sendForm(server)).status).toBe(201);
    const error = `Refused for ${second}: 550 No such mailbox. ${office} has it`;
    await expect.poll(() => inbox()).toMatchObject([{ mail: { state: 'waiting', error } }]);
    const warning = { level: 'warn', message: 'Mail', state: 'waiting' };
    expect(server.log).toContainEqual(expect.objectContaining(warning));
    await tryAgain();
    const rejected = expect.stringMatching(/all recipients were rejected.*550/);
    await expect.poll(() => inbox()).toMatchObject([{ mail: { error: rejected } }]);
    mailServer.refused.clear();
    await tryAgain();
    await expect.poll(() => inbox()).toMatchObject([{ mail: { state: 'sent' } }]);
    expect(mailServer.mails.map((mail) => mail.to)).toEqual([[office], [second]]);
  });

  it('sends after a restart, or a restore, what it could not send before', async () => {
    mailServer.behaviour = 'drop';
    await sendForm(server);
    await expect.poll(() => inbox()).toMatchObject([{ mail: { error: expect.any(String) } }]);
    const file = server.fileIn('backup');
    await server.run('backup', file);
    mailServer.behaviour = 'take';
    await tryAgain(() => server.run('restore', file, '--replace'));
    const session = await server.signIn();
    await expect.poll(() => inbox(session)).toMatchObject([{ mail: { state: 'sent' } }]);
    expect(mailServer.mails).toHaveLength(1);
  });
});

it('doctor signs in at the mail server and sends nothing', async () => {
  const mail = settings();
  const base = readSettings({ DATA_DIR: dir, DATABASE_URL: '' }, dir);
  const doctor = () => run({ ...base, mail }, 'doctor');
  await expect(doctor()).rejects.toThrow(
    /ok {6}Mail: the SMTP server responds.*Failed checks: Site/s,
  );
  expect(mailServer.tries).toBe(0);
  const tls = { ...mail, smtpUrl: mail.smtpUrl.replace('smtp:', 'smtps:') };
  await expect((await openMail(tls, ORIGIN)).verify()).rejects.toThrow(
    'The mail server does not speak TLS on this port (wrong version number)',
  );
  await mailServer.close();
  await expect(doctor()).rejects.toThrow(
    /Mail: The mail server could not be reached \(ECONNREFUSED 127.*Failed checks: .*Mail/s,
  );
});
