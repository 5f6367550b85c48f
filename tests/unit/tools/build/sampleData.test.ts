import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { site } from '#brand/site.ts';
import { contentSchema } from '#contracts/content.ts';
import type { Site } from '#src/domain/site.ts';
import { describeSamples, missingFields } from '#tools/build/sampleData.ts';
import seed from '../../../../db.json' with { type: 'json' };
import { secondSite } from '../../../brand/secondBrand.ts';

/** As the sample brand: invented, and reaching nobody. */
const fictional: Site = {
  ...secondSite,
  name: site.name,
  url: 'https://www.nobody.example',
  email: 'hello@nobody.example',
  phone: { display: '+977 1-000 0000', tel: '+97710000000' },
  mobile: { display: '+977 900-0000000', tel: '+9779000000000', chats: ['Viber'] },
  social: [{ name: 'X', url: 'https://x.nobody.example/' }],
  founder: { _sample: true, name: 'Nobody', role: 'None', paragraphs: [], quote: '' },
  licence: { number: 'SAMPLE', authority: 'nobody' },
  pan: 'SAMPLE',
};

/** A real consultancy with the name on the social card. */
const real = { ...secondSite, name: site.name };

it('names every field of a fictional consultancy, and the entries of the API that are marked', () => {
  const { testimonials, blogs } = parse(contentSchema, seed);
  const ours = { _id: 'a', title: 'Ours', content: 'Real.' };
  expect(describeSamples(fictional, { testimonials, blogs: [...blogs.slice(0, 2), ours] })).toBe(
    'Still sample data: founder (invented), phone (cannot ring), mobile (cannot ring), ' +
      'url (.example), email (.example), social (.example), licence (none), PAN (none) in brand/site.ts; ' +
      '9 testimonials; 2 blogs.',
  );
});

it('names a social card with another name', () => {
  expect(describeSamples({ ...secondSite, name: 'Not On The Card' })).toBe(
    'Still sample data: another name in brand/public/social-card.png.',
  );
});

it('names nothing of a real one', () => {
  expect(describeSamples(real, parse(contentSchema, {}))).toBeUndefined();
  expect(describeSamples(real)).toBeUndefined();
});

it('names what a consultancy does not say about its licence and its money', () => {
  const { licence: _, payment: __, ...silent } = secondSite;
  expect(missingFields(silent)).toEqual(['licence', 'payment']);
  expect(missingFields(secondSite)).toEqual([]);
});
