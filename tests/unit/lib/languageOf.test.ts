import { expect, it } from 'vitest';
import { languageOf } from '#src/lib/languageOf.ts';

it.each([
  ['NOC को लागि आवेदन: step by step', undefined],
  ['NOC को लागि आवेदन कसरी दिने?', 'ne'],
  ['2026: 🙏', undefined],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
