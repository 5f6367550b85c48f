import { expect, it } from 'vitest';
import { parseNumber } from '#src/lib/parseNumber.ts';

it.each([
  ['90.5', 90.5],
  ['90,5', 90.5],
  ['९०,५', 90.5],
  [' 90.25 ', 90.25],
  ['90,25', 90.25],
  ['.5', 0.5],
  ['15,000', 15000],
  ['15 000', 15000],
  ['14,55,000', 1455000],
  ['1,455,000.50', 1455000.5],
  ['£15,000', 15000],
  ['npr 135', 135],
  ['CAD25800', 25800],
  ['Rs. 15,000', 15000],
  ['15000/-', 15000],
  ['रु १५,०००', 15000],
  ['-3', -3],
  ['0', 0],
])("reads '%s' as %d", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', ' ', '.', 'abc', '90.5.1', '9,0,5', '1e5', 'Infinity', '0x10', '£', 'nprs 5'])(
  "reads no number from '%s'",
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);
