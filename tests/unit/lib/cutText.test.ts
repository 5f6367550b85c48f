import { expect, it } from 'vitest';
import { cutText } from '#src/lib/cutText.ts';

it('cuts no character in half', () => {
  expect(cutText('ab🙏', 3)).toBe('ab');
  expect(cutText('ab🙏', 4)).toBe('ab🙏');
  expect(cutText('abc', 2)).toBe('ab');
});
