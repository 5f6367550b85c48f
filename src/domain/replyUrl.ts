import type { InboxMessage } from '#contracts/inbox.ts';
import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';

/** Windows and some mail programs cut a longer address of a mail. */
const MAX_URL_LENGTH = 2000;

// On half of a surrogate pair, which a field may hold, encodeURIComponent throws.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** The beginning of a text that is no longer than `room` when it is encoded. */
function cutEncoded(text: string, room: number): string {
  const start = truncateGraphemes(text, room, (grapheme) => encode(grapheme).length);
  return start === text ? text : `${start}...`;
}

const quote = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

type Question = Pick<InboxMessage, 'email' | 'name' | 'subject' | 'message'>;

/**
 * A link that answers a message by mail, with as much of the question as a link can hold. The
 * sender may have typed anything as their address.
 */
export function replyUrl({ email, name, subject, message }: Question): string {
  const address = encode(email.trim()).replaceAll('%40', '@');
  const start = `mailto:${address}?subject=${encode(`Re: ${cutEncoded(subject, 600)}`)}`;
  const above = `\r\n\r\n${cutEncoded(name, 200)} wrote:\r\n`;
  const room = MAX_URL_LENGTH - start.length;
  // The marks of the lines also take room: then the next try has less in proportion.
  for (let rest = room - encode(above).length; rest > 0; ) {
    const body = `&body=${encode(above + quote(cutEncoded(message.trim(), rest)))}`;
    if (body.length <= room) return start + body;
    rest = Math.floor((rest * room) / body.length);
  }
  return start;
}
