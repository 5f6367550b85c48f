/** Windows and some mail programs cut a longer address of a mail. */
const MAX_URL_LENGTH = 2000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// On half of a surrogate pair, which a field may hold, encodeURIComponent throws.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** The beginning of a text that is no longer than `room` when it is encoded. */
function cutEncoded(text: string, room: number): string {
  let end = 0;
  let length = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    length += encode(segment).length;
    if (length > room) return `${text.slice(0, end)}...`;
    end = index + segment.length;
  }
  return text;
}

const quote = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

interface Question {
  /** The sender's address, who may have typed anything. */
  readonly email: string;
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

/** A link that answers a message by mail, with as much of the question as a link can hold. */
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
