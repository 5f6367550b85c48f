import { isAddress, type MailSettings } from './mailSettings.ts';

/** The parts of a contact message that are mailed. */
export interface MailedMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty if the sender gave none. */
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

/** Sends the mail of a contact message. Rejects if the SMTP server does not take it. */
export type SendMail = (message: MailedMessage) => Promise<void>;

const TIMEOUT_MS = 10_000;

/** The package is loaded only now: a server without mail starts without it. */
async function openTransport({ smtpUrl }: MailSettings, timeoutMs = TIMEOUT_MS) {
  const { createTransport } = await import('nodemailer');
  const { hostname, password } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    // A password goes over an encrypted connection only, except on the same machine.
    requireTLS: password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Creates the function that mails contact messages. Rejects if nodemailer is not installed. */
export async function createSendMail(
  settings: MailSettings,
  origin: string,
  timeoutMs = TIMEOUT_MS,
): Promise<SendMail> {
  const transport = await openTransport(settings, timeoutMs);
  return async ({ id, name, email, phone, subject, message }) => {
    const sender = email.trim();
    await transport.sendMail({
      from: settings.from,
      to: [...settings.to],
      ...(isAddress(sender) && { replyTo: { name: oneLine(name), address: sender } }),
      subject: oneLine(subject),
      // The same for each try, so that a second copy can be recognised.
      messageId: `<${id}@${new URL(origin).hostname}>`,
      text: `${message}\n\n-- \n${name} <${email}>\n${phone && `Phone or WhatsApp: ${phone}\n`}Sent with the contact form on ${origin}\n`,
    });
  };
}

/** Sends a mail to the owner. Rejects if the SMTP server does not take it. */
export type SendToOwner = (subject: string, text: string) => Promise<void>;

/** Creates the function that mails the owner; undefined without an address. */
export async function createSendToOwner(
  settings: MailSettings,
  timeoutMs = TIMEOUT_MS,
): Promise<SendToOwner | undefined> {
  const { from, owner: to } = settings;
  if (!to) return undefined;
  const transport = await openTransport(settings, timeoutMs);
  return async (subject, text) => {
    await transport.sendMail({ from, to, subject: oneLine(subject), text });
  };
}

/** Checks that the SMTP server responds and accepts the password. Rejects if not. */
export async function verifyMail(settings: MailSettings): Promise<void> {
  await (await openTransport(settings)).verify();
}

/** A header must be one line; 200 characters are enough for a reader. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
