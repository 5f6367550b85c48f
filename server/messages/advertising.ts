import type { AdvertisingSign } from '#contracts/inbox.ts';

/** The number of links, or of messages at once, from which they look like advertising. */
const MANY = 3;

const LINK = /https?:\/\/|\bwww\./gi;

interface Suspect {
  readonly subject: string;
  readonly message: string;
  /** The number of messages of its address that came at once, with this one. */
  readonly ofSender: number;
  /** The number of messages with its text that came at once, with this one. */
  readonly ofText: number;
}

/** Why a message looks like advertising; nothing for most. It is only marked. */
export function findAdvertisingSigns(suspect: Suspect): AdvertisingSign[] {
  const links = `${suspect.subject} ${suspect.message}`.match(LINK)?.length ?? 0;
  return [
    ...(links >= MANY ? (['many-links'] as const) : []),
    ...(suspect.ofSender >= MANY ? (['same-sender'] as const) : []),
    ...(suspect.ofText >= MANY ? (['same-text'] as const) : []),
  ];
}
