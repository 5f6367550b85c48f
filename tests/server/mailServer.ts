import { SMTPServer } from 'smtp-server';

/** A mail that the server has taken. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text as they came. */
  readonly source: string;
  /** The value of a header, unfolded; undefined without it. */
  header(name: string): string | undefined;
  /** The text, decoded. */
  readonly text: string;
}

/** What the server does with a mail: nothing at all is 'hang', closing the connection is 'drop'. */
type Behaviour = 'take' | 'refuse' | 'hang' | 'drop';

/** An SMTP server on a free port of this machine. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How many mails have come so far, taken or not. */
  readonly tries: number;
  behaviour: Behaviour;
  /** The addresses for which it refuses mails. */
  readonly refused: Set<string>;
  close(): Promise<void>;
}

/** Starts an SMTP server that takes mails until told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let tries = 0;
  const refused = new Set<string>();
  let behaviour: Behaviour = 'take';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      callback(refused.has(address) ? error : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        tries += 1;
        if (behaviour === 'hang') return;
        if (behaviour === 'refuse') {
          const error = Object.assign(new Error('Mailbox full'), { responseCode: 452 });
          callback(error);
          return;
        }
        if (behaviour === 'drop') {
          for (const connection of server.connections) connection.close();
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString()),
        });
        callback();
      });
    },
  });
  // A client that goes away is no failure of a test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    get tries() {
      return tries;
    },
    get behaviour() {
      return behaviour;
    },
    set behaviour(value) {
      behaviour = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parse(source: string): Pick<ReceivedMail, 'source' | 'header' | 'text'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      ?.slice(name.length + 2);
  const body = rest.join('\r\n\r\n');
  return { source, header, text: decode(body, header('Content-Transfer-Encoding') ?? '') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
