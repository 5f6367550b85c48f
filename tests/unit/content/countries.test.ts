import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { worldMap } from '#src/components/country/worldMap.generated.ts';
import { isCountrySlug } from '#src/content/countries/comparedCountries.ts';
import { getRelatedCountries, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { stagesOfAnyYear } from '#src/domain/applicationPlan.ts';
import {
  bestRankedUniversities,
  type Intake,
  intakeText,
  keyFacts,
  QS_2025,
  universitiesInOrder,
} from '#src/domain/country.ts';
import { everyCountry, everyGuide, loadGuide } from '../guides.ts';

const slugs = everyCountry.map(({ slug }) => slug);

const DAY = '2026-11-24';

describe('the list of countries', () => {
  it.each(everyCountry)('describes $name in one short line', ({ tagline }) => {
    expect(tagline.length).toBeLessThanOrEqual(60);
  });

  it.each(slugs)('has the place of %s on the map', (slug) => {
    expect(worldMap.places, 'run npm run generate map').toHaveProperty(slug);
  });
});

describe('the countries that are offered', () => {
  const offered = offeredCountries.map(({ slug }) => slug);

  it.each(offered)('have a card of %s', (slug) => {
    const file = join(import.meta.dirname, `../../../brand/public/cards/${slug}.png`);
    expect(existsSync(file), `${file}: run npm run generate icons`).toBe(true);
  });

  it('relate every guide to two others, or to all if there are fewer', () => {
    const count = Math.min(2, offered.length - 1);
    for (const guide of everyGuide.filter(({ slug }) => offered.includes(slug))) {
      const related = getRelatedCountries(guide).map(({ slug }) => slug);
      expect(new Set([guide.slug, ...related]).size).toBe(1 + count);
    }
  });

  it.each(everyGuide)('compare $name with others that there are', ({ slug, comparedWith }) => {
    for (const other of comparedWith) expect(slugs.filter((one) => one !== slug)).toContain(other);
  });

  it('are the only ones that isCountrySlug accepts', () => {
    expect(slugs.filter(isCountrySlug).toSorted()).toEqual(offered.toSorted());
    expect(['UK', 'nepal', '', 'toString', undefined].some(isCountrySlug)).toBe(false);
  });
});

describe('universitiesInOrder', () => {
  it.each([
    ['uk', [2, 3, 5, 9, 27, 34, 40, 50], true],
    ['canada', [25, 29, 38, 96, 115, 176], true],
    ['usa', [1, 4, 6, 10, 11, 12, 16], true],
    ['australia', [30, 37, 19, 13, 40, 18], false],
    ['ireland', [421, 87, 273, 126, 273, 421], false],
    ['newzealand', [412, 239, 65, 261, 214, 235, 244], false],
  ] as const)('shows those of %s as %j, sorted by rank: %s', async (slug, ranks, isSorted) => {
    const guide = await loadGuide(slug);
    expect(guide.universitiesSorted).toBe(isSorted);
    expect(universitiesInOrder(guide).map(({ rank }) => rank)).toEqual(ranks);
  });

  it('keeps universities of the same rank in the given order', () => {
    const shown = universitiesInOrder({
      universitiesSorted: true,
      universities: [
        { name: 'Galway', city: '', rank: 273 },
        { name: 'Trinity', city: '', rank: 87 },
        { name: 'Cork', city: '', rank: 273 },
      ],
    });
    expect(shown.map(({ name }) => name)).toEqual(['Trinity', 'Galway', 'Cork']);
  });
});

it('bestRankedUniversities returns the best, whatever the display order', async () => {
  const best = bestRankedUniversities(await loadGuide('ireland'), 4);
  expect(best.map(({ rank }) => rank)).toEqual([87, 126, 273, 273]);
});

describe('the application year', () => {
  it.each([
    ['uk', 'January to March', 6],
    ['australia', 'July to September', 5],
    ['canada', 'December to February', 7],
    ['ireland', 'January to March', 6],
    ['newzealand', 'July and August', 6],
    ['usa', 'September to January', 7],
  ] as const)('of %s closes for applications in %s', async (slug, when, months) => {
    const { applicationYear, intakes } = await loadGuide(slug);
    const stages = intakes[0] ? stagesOfAnyYear(applicationYear.timelines[0], intakes[0]) : [];
    expect(stages.map((stage) => stage.when)).toContain(when);
    expect(applicationYear.leadMonths).toBe(months);
  });

  it.each(['australia', 'newzealand'] as const)(
    'of %s has the same steps for July as for February, five months later',
    async (slug) => {
      const [february, july] = (await loadGuide(slug)).applicationYear.timelines;
      expect([february.intake, july?.intake]).toEqual(['February', 'July']);
      expect(july?.stages.map(({ months }) => months)).toEqual(
        february.stages.map(({ months }) => months.map((month) => ((month + 4) % 12) + 1)),
      );
    },
  );
});

describe('keyFacts', () => {
  it('are the same five lines for every country, with a source for each figure', () => {
    for (const guide of everyGuide) {
      const facts = keyFacts(guide, DAY);
      expect(facts.map(({ label }) => label)).toEqual([
        'Language',
        'Main intakes',
        'Visa',
        'Work in term',
        'After the degree',
      ]);
      const isBare = ({ value, sources }: (typeof facts)[number]) =>
        /\d/.test(value ?? '') && !sources?.length;
      expect(facts.filter(isBare)).toEqual([]);
    }
  });

  it('keep unknown facts, without a value', async () => {
    const { languages, intakes } = await loadGuide('uk');
    const facts = keyFacts({ languages, intakes, figures: [] }, DAY).slice(2);
    expect(facts.map(({ value, sources }) => [value, sources])).toEqual(
      facts.map(() => [undefined, []]),
    );
  });
});

describe('every guide', () => {
  it.each(everyGuide)('of $name names its sources and asks for the NOC', (country) => {
    // The comparison names it once for all countries.
    expect(country.rankingSource).toEqual(QS_2025);
    expect(country.requirements.map(({ name }) => name)).toContain(
      'No Objection Certificate (NOC)',
    );
    const labels = country.intakes.map(({ label }) => label);
    const { timelines } = country.applicationYear;
    expect(labels).toEqual(expect.arrayContaining(timelines.map(({ intake }) => intake)));
    expect(timelines[0].intake).toBe(labels[0]);
    for (const { intake: label, stages } of timelines) {
      const intake = country.intakes.find((each) => each.label === label);
      expect(stages.at(-1)?.months[1]).toBe(intake?.months.at(-1));
    }
  });
});

describe('intakes', () => {
  const september: Intake = { months: [9], label: 'September', courses: 'main' };
  const january: Intake = { months: [1], label: 'January', courses: 'many' };
  const summer: Intake = { months: [5, 6], label: 'May/June', season: 'summer', courses: 'few' };

  it('show season and number of courses in brackets', () => {
    expect([september, january, summer].map(intakeText)).toEqual([
      'September',
      'January (many courses)',
      'May/June (summer, few courses)',
    ]);
  });
});
