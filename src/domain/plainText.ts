import { decodeEntities } from '#src/lib/decodeEntities.ts';

const PUNCTUATION = '[!-/:-@[-`{-~]';
const PRIVATE_USE = 0xe000;

const shift = (text: string, signs: RegExp, by: number) =>
  text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));

/** Puts the signs of a text out of the way: in code, and after a backslash, they are text. */
const hideSigns = (text: string) => shift(text, new RegExp(PUNCTUATION, 'g'), PRIVATE_USE);

const showSigns = (text: string) => shift(text, /[\ue021-\ue07e]/g, -PRIVATE_USE);

/** Within a paragraph, any character but these. */
const inParagraph = (but = '') => String.raw`(?:[^${but}\n]|\n(?!\s*?\n))`;

const FENCED = /^[ \t>]*(([`~])\2{2,})(?!\2).*\n([\s\S]*?)(?:^[ \t>]*\1\2*[ \t]*$|(?![\s\S]))/gm;
const ESCAPED_OR_CODE = new RegExp(
  `\\\\(${PUNCTUATION}|\\n)|(?<!\`)(\`+)(?!\`)(${inParagraph()}*?[^\`])\\2(?!\`)`,
  'g',
);
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const LINE_BREAK = /<br *\/?>/gi;
const AUTOLINK = /<((?:[a-z][\w+.-]+:|[^\s<>@]+@)[^\s<>]+)>/gi;

/** A line that is a rule, or underlines a heading. */
const RULE = /^[ \t]*([-=*_])(?:[ \t]*\1)*[ \t]*$/;
const DELIMITERS = /^(?=.*-)(?=.*\|)[\s|:-]*$/;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*\S/;
const BEGINNING = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?![^ \t])))+[ \t]*(?:\[[ x]\] )?/i;

const label = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]`;
const target = String.raw`\(\s*(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+["'(][^"')]{0,300}["')])?\s*\)`;
const PICTURE = new RegExp(`!${label}(?:${target}|\\[[^[\\]]*\\])`, 'g');
const LINK = new RegExp(`${label}${target}`, 'g');
const REFERENCE = new RegExp(`${label}(?:\\[[^[\\]]*\\])?`, 'g');

const emphasis = (sign: string, before = '', after = '') =>
  new RegExp(
    `${before}(${sign}{1,3})(?![\\s${sign}])(${inParagraph(sign)}*[^\\s${sign}])\\1${after}`,
    'gu',
  );
const EMPHASIS = [
  emphasis('\\*'),
  emphasis('_', String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`),
  emphasis('~'),
];

/** A text without the signs of its format, if it has one. It is small: every list has it. */
export function plainText(text: string, format: 'markdown' | undefined): string {
  if (format !== 'markdown') return text;
  const inline = text
    .replace(/\r\n?/g, '\n')
    .replace(FENCED, (_, _fence, _sign, code: string) => hideSigns(code))
    .replace(ESCAPED_OR_CODE, (_, escaped = '', _ticks, code = '') => hideSigns(escaped + code))
    .replace(COMMENT, '')
    .replace(LINE_BREAK, '\n')
    .replace(AUTOLINK, (_, address: string) => hideSigns(address));
  let plain = textOfBlocks(inline);
  // Twice, because emphasis may be inside other emphasis.
  for (const sign of [...EMPHASIS, ...EMPHASIS]) plain = plain.replace(sign, '$2');
  return showSigns(decodeEntities(plain)).trim();
}

/** A text without the marks of Markdown, but with all that they contain. */
function textOfBlocks(text: string): string {
  const lines: string[] = [];
  let isInTable = false;
  let hasDefinitions = false;
  for (const whole of text.split('\n')) {
    const line = whole.replace(BEGINNING, '');
    if (DELIMITERS.test(line)) {
      isInTable = true;
      lines.push(cellsOf(lines.pop()));
    } else if (DEFINITION.test(line)) {
      hasDefinitions = true;
    } else if (!RULE.test(line)) {
      isInTable &&= line.trim() !== '';
      lines.push(
        isInTable ? cellsOf(line) : /^\s*#/.test(whole) ? line.replace(/ #+\s*$/, '') : line,
      );
    }
  }
  const joined = lines.join('\n').replace(PICTURE, '$1').replace(LINK, '$1');
  return hasDefinitions ? joined.replace(REFERENCE, '$1') : joined;
}

const cellsOf = (row = '') => row.replaceAll('|', ' ').trim();
