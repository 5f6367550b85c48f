import { expect, it } from 'vitest';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { livingText } from '#src/domain/studyCosts.ts';

it.each([
  [uk, 'The study costs are tuition. Living costs are not included'],
  [usa, 'The study costs are tuition and fees. Living costs are not included'],
  [ireland, 'The tuition does not include living costs.'],
])('livingText of $name: $1', (guide, text) => {
  expect(livingText(guide)).toContain(text);
});
