import { expect, test } from 'vitest';
import { toCsv } from '#src/lib/csv.ts';

test('quotes every cell, and doubles the quotes in it', () => {
  expect(
    toCsv([
      ['a', 1],
      ['say "hi", and\ngo', 'नमस्ते'],
    ]),
  ).toBe('"a","1"\r\n"say ""hi"", and\ngo","नमस्ते"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j is no formula', (text) => {
  expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
});
