import { describe, expect, test } from 'vitest';
import {
  continueList,
  cycleHeading,
  insertLink,
  insertMarkdown,
  insertPicture,
  insertTable,
  type Selection,
  toggleList,
  toggleMark,
  toggleNumberedList,
  toggleQuote,
} from '#src/lib/markdownEdits.ts';
import { editedText, type TextEdit } from '#src/lib/textEdit.ts';

/** The selection stands between two bars: 'a |word| here'. */
function parse(marked: string): Selection {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  return {
    value: before + chosen + after,
    start: before.length,
    end: before.length + chosen.length,
  };
}

function show({ value }: Selection, edit: TextEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const text = editedText(value, edit);
  const [from, to] = edit.selected ?? [edit.text.length, edit.text.length];
  const [start, end] = [edit.start + from, edit.start + to];
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

const run = (marked: string, edit: (selection: Selection) => TextEdit | undefined) =>
  show(parse(marked), edit(parse(marked)));

describe('Bold and italic', () => {
  const bold = (selection: Selection) => toggleMark(selection, '**');
  const italic = (selection: Selection) => toggleMark(selection, '*');
  test.each([
    ['a |word| here', 'a **|word|** here'],
    ['a| word |here', 'a **|word|** here'],
    ['a **|word|** here', 'a |word| here'],
    ['a *|word|* here', 'a ***|word|*** here'],
    ['a ||', 'a **||**'],
    ['a **||**', 'a ||'],
    ['a **word||** here', 'a **word**|| here'],
    ['a **b** c||**d**', 'a **b** c**||****d**'],
    ['|- one\n\n# two |', '|- **one**\n\n# **two**| '],
  ])('%s in bold: %s', (before, after) => {
    expect(run(before, bold)).toBe(after);
  });
  test.each([
    ['a |word|', 'a *|word|*'],
    ['a *|word|*', 'a |word|'],
    ['a **|word|**', 'a ***|word|***'],
    ['* a *word||*', '* a *word*||'],
    ['a ***|word|***', 'a **|word|**'],
  ])('%s in italics: %s', (before, after) => {
    expect(run(before, italic)).toBe(after);
  });
});

test.each([
  ['Visa|| fee', '## Visa fee||', cycleHeading],
  ['## Visa|| fee', '### Visa fee||', cycleHeading],
  ['### Visa|| fee', 'Visa fee||', cycleHeading],
  ['- Visa||', '## Visa||', cycleHeading],
  ['||', '- ||', toggleList],
  ['x\n|a\n\nb|\ny', 'x\n|- a\n\n- b|\ny', toggleList],
  ['|- a\n- b|', '|a\nb|', toggleList],
  ['|- a\n2) b|', '|1. a\n2. b|', toggleNumberedList],
  ['|1. a\n2. b|', '|a\nb|', toggleNumberedList],
  ['|- a\n- b|', '|> - a\n> - b|', toggleQuote],
  ['|> a\n>b|', '|a\nb|', toggleQuote],
])('the lines %s: %s', (before, after, edit) => {
  expect(run(before, edit)).toBe(after);
});

describe('Inserting', () => {
  test('a few words stay in their line', () => {
    expect(run('a |b| c', (selection) => insertMarkdown(selection, '**x**'))).toBe('a **x**|| c');
  });
  test.each([
    ['||', '## x||'],
    ['a||', 'a\n\n## x||'],
    ['a\n||', 'a\n\n## x||'],
    ['a||\nb', 'a\n\n## x||\n\nb'],
    ['a\n\n||\n\nb', 'a\n\n## x||\n\nb'],
  ])('a block stands between empty lines: %s', (before, after) => {
    expect(run(before, (selection) => insertMarkdown(selection, '## x'))).toBe(after);
  });
  test('a picture leaves a table whole, of which a column is selected', () => {
    const value = '| a | b |\n| --- | --- |';
    const edit = insertPicture({ value, start: 2, end: 3 }, '', '/a.webp');
    expect(editedText(value, edit)).toBe(`${value}\n\n![](/a.webp)`);
  });
  test('a table has its first column selected', () => {
    const edit = insertTable({ value: 'a', start: 0, end: 1 });
    expect(editedText('a', edit)).toBe(
      'a\n\n| Column 1 | Column 2 |\n| --- | --- |\n| Text | Text |',
    );
    const [from, to] = edit.selected ?? [0, 0];
    expect(edit.text.slice(from, to)).toBe('Column 1');
  });
  test('a link', () => {
    const link = (selection: Selection) => insertLink(selection, 'a [b]', 'https://c.example');
    expect(run('|x|', link)).toBe('[a \\[b\\]](https://c.example)||');
  });
  test.each([
    ['x||', 'x\n\n![](/a.webp)||'],
    ['x\n||\ny', 'x\n\n![](/a.webp)||\n\ny'],
    ['x |y| z\nw\n\nv', 'x y z\nw\n\n![](/a.webp)||\n\nv'],
    ['x\n\n||\n\ny', 'x\n\n![](/a.webp)||\n\ny'],
  ])('a picture stands below its block, and replaces nothing: %s', (before, after) => {
    expect(run(before, (selection) => insertPicture(selection, '', '/a.webp'))).toBe(after);
  });
});

test.each([
  ['- a||', '- a\n- ||'],
  ['  9. a||', '  9. a\n  10. ||'],
  ['> a||', '> a\n> ||'],
  ['- a\n- ||', '- a\n\n||'],
  ['a\n\n- ||', 'a\n\n||'],
  ['- ||', '||'],
  ['a||', undefined],
  ['|- a|', undefined],
])('Enter at %s', (before, after) => {
  expect(run(before, continueList)).toBe(after);
});
