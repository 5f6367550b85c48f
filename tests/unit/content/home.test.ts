import { expect, it } from 'vitest';
import { about } from '#brand/about.ts';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import * as summaries from '#src/content/exams/summaries.ts';

/** Every figure in a text that readers could take for a claim of the consultancy. */
function claims(texts: unknown): string[] {
  return JSON.stringify(texts).match(/\d[\d,]*[+%]/g) ?? [];
}

const allowed = new Set<string>(site.achievements.map((achievement) => achievement.value));

it('gives a source for every reason with a figure', () => {
  for (const reason of home.whyChooseUs.reasons) {
    if (/\d/.test(reason.title + reason.text)) expect(reason.source).toBeDefined();
  }
});

it('labels what we claim about ourselves as ours', () => {
  const ofReasons = home.whyChooseUs.reasons.flatMap(({ source }) => source ?? []);
  const ours = [...about.achievements.sources, ...home.about.sources, ...ofReasons];
  const years = about.achievements.items.map(({ year }) => year);
  for (const { label, year } of ours) {
    expect(label).toMatch(new RegExp(`^our figure, ${year}(?:; .+)?$`));
    expect(years).toContain(year);
  }
});

it('names no test that is not offered', () => {
  const texts = home.whyChooseUs.reasons.map(({ text }) => text).join(' ');
  const named = Object.values(summaries).filter(({ name }) => texts.includes(name));
  const offered = new Set(offeredExams.map(({ slug }) => slug));
  expect(named.filter(({ slug }) => !offered.has(slug))).toEqual([]);
});

it('no page claims figures other than the achievements', () => {
  for (const claim of claims([home, about])) expect(allowed).toContain(claim);
});
