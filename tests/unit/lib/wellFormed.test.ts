import { expect, it } from 'vitest';
import { cutText, toWellFormed } from '#src/lib/wellFormed.ts';

it.each([
  ['\ud83d', '\ufffd'],
  ['\ude4f\ud83d', '\ufffd\ufffd'],
  ['a\ud83db\ude4f', 'a\ufffdb\ufffd'],
  ['नमस्ते 🙏🏽', 'नमस्ते 🙏🏽'],
])('%j is %j without halves of a character', (text, expected) => {
  expect(toWellFormed(text)).toBe(expected);
  expect(() => encodeURIComponent(toWellFormed(text))).not.toThrow();
});

it('cuts no character in half', () => {
  expect(cutText('ab🙏', 3)).toBe('ab');
  expect(cutText('ab🙏', 4)).toBe('ab🙏');
  expect(cutText('abc', 2)).toBe('ab');
});
