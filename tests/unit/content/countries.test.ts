import { describe, expect, it } from 'vitest';
import { worldMap } from '#src/components/country/worldMap.generated.ts';
import { isCountrySlug } from '#src/content/countries/comparedCountries.ts';
import { getRelatedCountries, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { plannedIntakes } from '#src/domain/applicationPlan.ts';
import type { Intake } from '#src/domain/country.ts';
import { everyGuide } from '../guides.ts';

/** The first and the last month of a stage. */
const monthsOf = (months: string): [number, number] => {
  const [from = 0, to = 0] = months.split('-').map(Number);
  return [from, to];
};

const slugs = everyGuide.map(({ slug }) => slug);
const offered = offeredCountries.map(({ slug }) => slug);

it('no step of November names what is over by then', () => {
  const late = everyGuide
    .flatMap(plannedIntakes)
    .flatMap(({ stages = {} }) => Object.entries(stages))
    .filter(([months]) => {
      const [from, to] = monthsOf(months);
      return (11 - from + 12) % 12 <= (to - from + 12) % 12;
    })
    .filter(([, text]) => /Dashain|Tihar|October/.test(text));
  expect(late).toEqual([]);
});

describe.each(everyGuide)('$name', (country) => {
  const { slug, tagline, capital, comparedWith = [], leadMonths } = country;
  const planned = plannedIntakes(country);
  const stagesOf = ({ stages = {} }: Intake) => Object.keys(stages).map(monthsOf);

  it('has one short line, and a place on the map if it names its capital', () => {
    expect(tagline.length).toBeLessThanOrEqual(60);
    expect(slug in worldMap.places, 'run npm run generate map').toBe(capital !== undefined);
  });

  it('is compared with others that there are', () => {
    for (const other of comparedWith) expect(slugs.filter((one) => one !== slug)).toContain(other);
  });

  it('has stages that end with their intake, for the main one if for any', () => {
    expect(planned[0]).toBe(planned[0] && country.intakes?.[0]);
    for (const intake of planned) {
      const stages = stagesOf(intake);
      expect(stages.at(-1)?.[1]).toBe(intake.months.at(-1));
      const leads = stages.map(([, to]) => ((intake.months[0] ?? 0) - to + 12) % 12);
      expect(leads, 'one stage ends with the last applications').toContain(leadMonths);
    }
  });

  it('has the same steps for each intake, as many months later', () => {
    const [first, ...others] = planned.map((intake) => {
      const end = intake.months.at(-1) ?? 0;
      return stagesOf(intake).map((months) => months.map((month) => (end - month + 12) % 12));
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
