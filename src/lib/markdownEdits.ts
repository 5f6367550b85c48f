import type { TextEdit } from './textEdit.ts';

/** The text of a field and what is selected in it. */
export interface Selection {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The sign of a block at the beginning of its line. */
const BLOCK_SIGN = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> ?)/;
const BULLET = /^[-*+] /;
const NUMBER = /^\d{1,9}[.)] /;
const QUOTE = /^> ?/;

/** The number of last characters of a text that are `sign`. */
function countAtEnd(text: string, sign: string): number {
  let count = 0;
  while (text.at(-1 - count) === sign) count++;
  return count;
}

/** Makes the selected text bold (`**`) or italic (`*`), or plain again; ends it at its end. */
export function toggleMark(selection: Selection, mark: '*' | '**'): TextEdit {
  const { value } = selection;
  const chosen = value.slice(selection.start, selection.end);
  const start = selection.start + (chosen.length - chosen.trimStart().length);
  const end = Math.max(start, selection.end - (chosen.length - chosen.trimEnd().length));
  const text = value.slice(start, end);
  const size = mark.length;
  const before = countAtEnd(value.slice(0, start), '*');
  const isMarked = (count: number) => (size === 2 ? count >= 2 : count % 2 === 1);
  if (isMarked(before) && value.startsWith(mark, end)) {
    const selected = [0, text.length] as const;
    return { start: start - size, end: end + size, text, selected };
  }
  // At the end of a marked text: out of it, as if the mark was typed.
  if (text === '' && value.startsWith(mark, end)) {
    const line = value.slice(value.lastIndexOf('\n', start - 1) + 1, start);
    const marks = line.replace(BLOCK_SIGN, '').match(/\*+/g) ?? [];
    const isOpen = marks.filter(({ length }) => isMarked(length)).length % 2 === 1;
    if (isOpen && !/\s$/.test(line)) return { start: end, end: end + size, text: mark };
  }
  if (text.includes('\n')) {
    const marked = text.replace(/^(.*?)(\S.*)$/gm, (line, indent: string, rest: string) => {
      const sign = BLOCK_SIGN.exec(rest)?.[0] ?? '';
      const words = rest.slice(sign.length).trimEnd();
      return words ? `${indent}${sign}${mark}${words}${mark}` : line;
    });
    return { start, end, text: marked, selected: [0, marked.length] };
  }
  return { start, end, text: mark + text + mark, selected: [size, size + text.length] };
}

function editLines(
  { value, start, end }: Selection,
  edit: (lines: readonly string[]) => readonly string[],
): TextEdit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next < 0 ? value.length : next;
  const text = edit(value.slice(from, to).split('\n')).join('\n');
  return start === end
    ? { start: from, end: to, text }
    : { start: from, end: to, text, selected: [0, text.length] };
}

/** Makes a line a heading, one that is a heading a smaller one, and that one a line again. */
export const cycleHeading = (selection: Selection): TextEdit =>
  editLines(selection, (lines) =>
    lines.map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      const text = line.replace(BLOCK_SIGN, '');
      if (line.startsWith('### ')) return text;
      return line.startsWith('## ') ? `### ${text}` : `## ${text}`;
    }),
  );

function toggleSigns(selection: Selection, sign: RegExp, add: (index: number) => string): TextEdit {
  return editLines(selection, (lines) => {
    const isText = (line: string) => line.trim() !== '' || lines.length === 1;
    const isMarked = lines.filter(isText).every((line) => sign.test(line));
    let index = 0;
    return lines.map((line) => {
      if (!isText(line)) return line;
      if (isMarked) return line.replace(sign, '');
      index += 1;
      return add(index) + line.replace(sign === QUOTE ? QUOTE : BLOCK_SIGN, '');
    });
  });
}

/** Makes lines a list, or lines again. */
export const toggleList = (selection: Selection) => toggleSigns(selection, BULLET, () => '- ');

/** Makes lines a numbered list, or lines again. */
export const toggleNumberedList = (selection: Selection) =>
  toggleSigns(selection, NUMBER, (index) => `${index}. `);

/** Makes lines a quote, or lines again. */
export const toggleQuote = (selection: Selection) => toggleSigns(selection, QUOTE, () => '> ');

const COLUMN = 'Column 1';
const TABLE = `| ${COLUMN} | Column 2 |\n| --- | --- |\n| Text | Text |`;

/** The place below the paragraph, list or table in which the selection ends. */
function belowBlock({ value, end }: Selection): Selection {
  const from = value.slice(0, end).lastIndexOf('\n') + 1;
  const [line = ''] = value.slice(from).split('\n', 1);
  const length = line.trim() === '' ? 0 : value.slice(end).search(/\n\s*(?:\n|$)/);
  const place = length === -1 ? value.length : end + length;
  return { value, start: place, end: place };
}

/** Puts a table below the block of the selection, with the name of its first column selected. */
export function insertTable(selection: Selection): TextEdit {
  const edit = insertMarkdown(belowBlock(selection), TABLE);
  const at = edit.text.indexOf(COLUMN);
  return { ...edit, selected: [at, at + COLUMN.length] };
}

const isPartOfLine = (markdown: string) =>
  !markdown.includes('\n') && !/^(?:#{1,6} |[-*+] |\d+[.)] |[>|])/.test(markdown);

/** Puts Markdown in the place of the selection: words into the line, blocks between empty lines. */
export function insertMarkdown(
  { value, start, end }: Selection,
  markdown: string,
  isBlock = !isPartOfLine(markdown),
): TextEdit {
  if (!isBlock) return { start, end, text: markdown };
  const before = value.slice(0, start);
  const after = value.slice(end);
  const gap = '\n'.repeat(2 - Math.min(2, countAtEnd(before, '\n')));
  const gapBefore = before.trim() === '' ? '' : gap;
  const gapAfter = '\n'.repeat(2 - Math.min(2, /^\n*/.exec(after)?.[0].length ?? 0));
  const text = gapBefore + markdown + (after.trim() === '' ? '' : gapAfter);
  const caret = gapBefore.length + markdown.length;
  return { start, end, text, selected: [caret, caret] };
}

/** Makes the selected text a link, or puts one there. */
export function insertLink({ start, end }: Selection, text: string, address: string): TextEdit {
  const label = text.replace(/[\\[\]]/g, '\\$&');
  return { start, end, text: `[${label}](${address})` };
}

/** Puts a picture below the block of the selection. */
export function insertPicture(selection: Selection, alt: string, address: string): TextEdit {
  return insertMarkdown(
    belowBlock(selection),
    `![${alt.replace(/[\\[\]]/g, '\\$&')}](${address})`,
    true,
  );
}

/** The edit of Enter at the end of a list or a quote; undefined elsewhere. */
export function continueList({ value, start, end }: Selection): TextEdit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const [, indent, sign, text] = /^(\s*)([-*+] |\d{1,8}[.)] |> )(.*)$/.exec(line) ?? [];
  if (indent === undefined || sign === undefined) return undefined;
  if (text?.trim() === '') {
    // Without an empty line what follows would be part of the last item.
    const isApart = /(?:^|\n)\s*\n$/.test(value.slice(0, from)) || from === 0;
    return { start: from, end: start, text: isApart ? '' : '\n' };
  }
  const next = sign.replace(/\d+/, (number) => String(Number(number) + 1));
  return { start, end, text: `\n${indent}${next}` };
}
