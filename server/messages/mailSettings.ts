/** Settings for mailing contact messages. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  /** The address that hears of attacks on accounts; undefined if none does. */
  readonly owner?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** True if a text is one e-mail address and nothing else. */
export const isAddress = (text: string) =>
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text) && text.length <= 254;

/** Reads the settings of mail, and adds a line to `problems` for each that is wrong. */
export function readMailSettings(env: Env, problems: string[]): MailSettings | undefined {
  const { SMTP_URL: smtpUrl = '', MAIL_FROM: from = '', MAIL_TO = '', OWNER_MAIL: owner } = env;
  if (smtpUrl === '') return undefined;
  const to = MAIL_TO.split(',').map((address) => address.trim());
  const url = URL.parse(smtpUrl);
  // Never quoted in a message: it holds a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    problems.push('SMTP_URL must be like smtp://user:password@host:587 or smtps://host.');
  }
  if (!isAddress(from)) {
    problems.push(`MAIL_FROM is '${from}'. With SMTP_URL it must be an e-mail address.`);
  }
  if (!to.every(isAddress)) {
    problems.push(
      `MAIL_TO is '${MAIL_TO}'. With SMTP_URL it must be an e-mail address, or several.`,
    );
  }
  if (owner && !isAddress(owner)) {
    problems.push(`OWNER_MAIL is '${owner}'. It must be an e-mail address.`);
  }
  return { smtpUrl, from, to, ...(owner && { owner }) };
}
