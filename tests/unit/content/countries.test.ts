import { describe, expect, it } from 'vitest';
import { worldMap } from '#src/components/country/worldMap.generated.ts';
import { isCountrySlug } from '#src/content/countries/comparedCountries.ts';
import { getRelatedCountries, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { everyGuide } from '../guides.ts';

const slugs = everyGuide.map(({ slug }) => slug);
const offered = offeredCountries.map(({ slug }) => slug);

it('no step of November names what is over by then', () => {
  const late = everyGuide
    .flatMap(({ applicationYear }) => applicationYear?.timelines ?? [])
    .flatMap(({ stages }) => stages)
    .filter(({ months: [from, to] }) => (11 - from + 12) % 12 <= (to - from + 12) % 12)
    .filter(({ text }) => /Dashain|Tihar|October/.test(text));
  expect(late).toEqual([]);
});

describe.each(everyGuide)('$name', (country) => {
  const { slug, tagline, capital, comparedWith = [], intakes = [], requirements } = country;
  const { leadMonths, timelines = [] } = country.applicationYear ?? {};

  it('has one short line, and a place on the map if it names its capital', () => {
    expect(tagline.length).toBeLessThanOrEqual(60);
    expect(slug in worldMap.places, 'run npm run generate map').toBe(capital !== undefined);
  });

  it('is compared with others that there are', () => {
    for (const other of comparedWith) expect(slugs.filter((one) => one !== slug)).toContain(other);
  });

  it('asks for the NOC', () => {
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('No Objection Certificate (NOC)');
  });

  it('has a timeline that ends in each of its intakes, the main one first', () => {
    expect(timelines[0]?.intake).toBe(timelines[0] && intakes[0]?.label);
    for (const { intake: label, stages } of timelines) {
      const { months = [] } = intakes.find((intake) => intake.label === label) ?? {};
      expect(stages.at(-1)?.months[1]).toBe(months.at(-1));
      const leads = stages.map((stage) => ((months[0] ?? 0) - stage.months[1] + 12) % 12);
      expect(leads, 'one stage ends with the last applications').toContain(leadMonths);
    }
  });

  it('has the same steps for each intake, as many months later', () => {
    const [first, ...others] = timelines.map(({ stages }) => {
      const end = stages.at(-1)?.months[1] ?? 0;
      return stages.map(({ months }) => months.map((month) => (end - month + 12) % 12));
    });
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('the countries that are offered', () => {
  it('relate every guide to two others, or to all if there are fewer', () => {
    const count = Math.min(2, offered.length - 1);
    for (const guide of everyGuide.filter(({ slug }) => offered.includes(slug))) {
      const related = getRelatedCountries(guide).map(({ slug }) => slug);
      expect(new Set([guide.slug, ...related]).size).toBe(1 + count);
    }
  });

  it('are the only ones that isCountrySlug accepts', () => {
    expect(slugs.filter(isCountrySlug).toSorted()).toEqual(offered.toSorted());
    expect(['UK', 'nepal', '', 'toString', undefined].some(isCountrySlug)).toBe(false);
  });
});
