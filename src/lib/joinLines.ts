/** A line that begins a block of its own: a list, a heading, a quote, a table. */
const BLOCK = /^\s*(?:[-*+•–▪●○◦]\s|\d{1,3}[.)]\s|\(?[a-z][.)]\s|#{1,6}\s|>|\|)/i;

/** The end of a sentence, in Devanagari as well. */
const SENTENCE_END = /[.!?:;।…]["'”’)]?$/;

/** The share of the longest line below which a line ends its paragraph. */
const SHORT = 0.75;

/** Joins the lines of each paragraph, as a PDF breaks them. */
export function joinLines(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const longest = Math.max(...lines.map((line) => line.length));
  let joined = '';
  let last = '';
  for (const line of lines) {
    const isParagraphEnd = last.length < longest * SHORT && SENTENCE_END.test(last);
    if (last === '' || line === '' || BLOCK.test(line) || /^#{1,6}\s/.test(last)) {
      joined += `${joined === '' ? '' : '\n'}${line}`;
    } else if (isParagraphEnd) joined += `\n\n${line}`;
    else if (last.endsWith('\u00AD')) joined = joined.slice(0, -1) + line.trimStart();
    else joined += (/[^\s-]-$/.test(last) ? '' : ' ') + line.trimStart();
    last = line;
  }
  return joined;
}
