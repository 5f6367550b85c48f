import { expect, it } from 'vitest';
import { foldText, wordsOf } from '#contracts/foldText.ts';

it.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ÜBER', 'uber'],
  ['İstanbul', 'istanbul'],
  ['Tiếng Việt', 'tieng viet'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('keeps the vowel signs, nuktas and viramas of Devanagari', () => {
  expect(foldText('किताब')).toBe('किताब');
  expect(foldText('विद्यार्थी')).not.toContain('वदयरथ');
  expect(foldText('कि')).not.toBe(foldText('क'));
  expect(foldText('\u0958')).toBe(foldText('\u0915\u093c'));
  expect(foldText('\u0958')).not.toBe(foldText('\u0915'));
});

it.each([
  ['U+200D or none', 'गर्\u200dयो', 'गर्यो'],
  ['U+200C or none', 'श्रीमान्\u200cको', 'श्रीमान्को'],
  ['one nukta in one sign or two', 'प\u095dाइ', 'प\u0922\u093cाइ'],
  ['another nukta in one sign or two', '\u0929', '\u0928\u093c'],
  ['a nukta before or after a virama', 'क\u093c\u094d', 'क\u094d\u093c'],
  ['ऱ or र with U+200D', 'गऱ्यो', 'गर्\u200dयो'],
  ['the digits of either script', 'रु ०१२३४५६७८९', 'रु 0123456789'],
])('folds %s to the same', (_, one, other) => {
  expect(one).not.toBe(other);
  expect(foldText(one)).toBe(foldText(other));
});

it('keeps emoji, halves of them, and other text', () => {
  expect(foldText('🙏🏽 ½ 1.000 € \ud83d')).toBe('🙏🏽 ½ 1.000 € \ud83d');
});

it('finds the words of a search, each once', () => {
  expect(wordsOf(' Visa  "VISA" “ २०२५\n2025 \u200d ')).toEqual(['visa', '2025']);
});
