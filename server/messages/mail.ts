import type { ContactMessage } from '#contracts/contact.ts';
import { inTime } from '../inTime.ts';
import { reasonOf } from '../reasonOf.ts';
import { isAddress, type Settings } from '../settings.ts';

/** The parts of a contact message that are mailed. */
export type MailedMessage = ContactMessage & { readonly id: string };

/** Mails a message to those who have not taken it. Rejects if it is not taken for all of them. */
export type SendMail = (message: MailedMessage, takenBy?: readonly string[]) => Promise<void>;

/** The error of a mail that some addresses have taken and others have not. */
export class PartlyRefused extends Error {
  override name = 'PartlyRefused';
  readonly takenBy: readonly string[];

  constructor(takenBy: readonly string[], reasons: readonly string[]) {
    super(`Refused for ${reasons.join('; ')}. ${takenBy.join(', ')} has it`);
    this.takenBy = takenBy;
  }
}

/** The longest time that a mail may take. */
const TIMEOUT_MS = 30_000;

/** The sentence for an owner before the system's words about a failed connection. */
const PLAIN: readonly [RegExp, string][] = [
  [/^(?:connect|getaddrinfo) (.+)/, 'The mail server could not be reached'],
  [/SSL routines:.*:(wrong version number):/, 'The mail server does not speak TLS on this port'],
];

/** Sends a mail to the owner. Rejects if the SMTP server does not take it. */
export type SendToOwner = (subject: string, text: string) => Promise<void>;

/** Opens the way to the SMTP server. Rejects if nodemailer is not installed. */
export async function openMail(
  { smtpUrl, from, to, owner }: NonNullable<Settings['mail']>,
  origin: string,
  timeoutMs = TIMEOUT_MS,
) {
  // The package is loaded only now: a server without mail starts without it.
  const { createTransport } = await import('nodemailer');
  const { hostname, password } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // A password goes over an encrypted connection only, except on the same machine.
    requireTLS: password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const inMailTime = <T>(run: (signal: AbortSignal) => Promise<T>) =>
    inTime(timeoutMs, 'The mail server', run).catch((error: unknown) => {
      for (const [pattern, sentence] of PLAIN) {
        const detail = pattern.exec(reasonOf(error))?.[1];
        if (detail) throw new Error(`${sentence} (${detail})`, { cause: error });
      }
      throw error;
    });

  const sendMail: SendMail = async ({ id, name, email, phone, subject, message }, takenBy = []) => {
    const sender = email.trim();
    const left = to.filter((address) => !takenBy.includes(address));
    if (left.length === 0) return;
    const mail = {
      from,
      to: [...to],
      envelope: { from, to: left },
      ...(isAddress(sender) && { replyTo: { name: oneLine(name), address: sender } }),
      subject: oneLine(subject),
      // The same for each try, so that a second copy can be recognised.
      messageId: `<${id}@${new URL(origin).hostname}>`,
      text: `${message}\n\n-- \n${name} <${email}>\n${phone && `Phone or WhatsApp: ${phone}\n`}Sent with the contact form on ${origin}\n`,
    };
    const { accepted, rejected, rejectedErrors } = await inMailTime((signal) =>
      transport.sendMail({ ...mail, signal }),
    );
    if (rejected.length === 0) return;
    const reasons = rejected.map(
      (address, index) => `${address}: ${rejectedErrors?.[index]?.response ?? 'no reason'}`,
    );
    throw new PartlyRefused([...takenBy, ...accepted], reasons);
  };

  const sendToOwner: SendToOwner = async (subject, text) => {
    const mail = { from, to: owner, subject: oneLine(subject), text };
    await inMailTime((signal) => transport.sendMail({ ...mail, signal }));
  };

  return {
    sendMail,
    /** Undefined without the owner's address. */
    sendToOwner: owner ? sendToOwner : undefined,
    /** Checks that the SMTP server responds and accepts the password. Rejects if not. */
    verify: () => inMailTime(() => transport.verify()),
  };
}

/** A header must be one line; 200 characters are enough for a reader. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
