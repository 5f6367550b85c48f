import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The addresses of the settings: of the website, and of two at the office. */
export const from = 'website@consultancy.example';
export const to = ['office@consultancy.example', 'second@consultancy.example'];

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type ReceivedMail = { from: string; to: readonly string[] } & ReturnType<typeof parse>;

/** Starts an SMTP server on a free port that takes mails until told otherwise. */
export async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      callback(test.refused.has(address) ? error : null);
    },
    async onData(stream, session, callback) {
      const source = await text(stream);
      test.tries += 1;
      if (test.behaviour === 'hang') return;
      if (test.behaviour === 'refuse') {
        callback(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
      } else if (test.behaviour === 'drop') {
        for (const connection of server.connections) connection.close();
      } else {
        const { mailFrom, rcptTo } = session.envelope;
        test.mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(source),
        });
        callback();
      }
    },
  });
  // A client that goes away is no failure of a test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', () => resolve()));
  const { port }: AddressInfo = Object(server.server.address());
  const url = `smtp://127.0.0.1:${port}`;
  const test = {
    url,
    /** The settings of a website that mails here. */
    env: { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to.join(', ') },
    mails: [] as ReceivedMail[],
    /** The number of mails that have come so far, taken or not. */
    tries: 0,
    /** Its way with a mail: nothing at all is 'hang', closing the connection is 'drop'. */
    behaviour: 'take' as 'take' | 'refuse' | 'hang' | 'drop',
    /** The addresses for which it refuses mails. */
    refused: new Set<string>(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return test;
}

function parse(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      ?.slice(name.length + 2);
  const body = rest.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding');
  if (encoding === 'base64') return { header, text: Buffer.from(body, 'base64').toString() };
  if (encoding !== 'quoted-printable') return { header, text: body };
  // As in a URL, but for the sign before the digits.
  const encoded = body.replaceAll('=\r\n', '').replaceAll('%', '=25');
  return { header, text: decodeURIComponent(encoded.replaceAll('=', '%')) };
}
