import { describe, expect, it } from 'vitest';
import { ireland } from '#src/content/destinations/ireland.ts';
import { uk } from '#src/content/destinations/uk.ts';
import { usa } from '#src/content/destinations/usa.ts';
import { changesPage } from '#tools/assets/figureChanges.ts';
import { type AnyGuide, guideRows } from '#tools/assets/guideRows.ts';

const valuesOf = (guide: AnyGuide, label: string, day: string) =>
  guideRows(guide, day)
    .find((row) => row.label === label)
    ?.values.map(({ value }) => value);

/** As it was before figures had days. */
const { figures: _, ...oldUk } = uk;

describe('the rows of a guide', () => {
  it('have the value of the day, and the next one', () => {
    expect(valuesOf(uk, 'Money you must show you have', '2026-11-29')).toEqual([
      expect.stringContaining('£1,529 a month in London'),
      expect.stringContaining('from 2026-11-30: £1,570 a month in London'),
    ]);
    expect(valuesOf(uk, 'Money you must show you have', '2026-11-30')).toEqual([
      expect.stringContaining('£1,570 a month in London'),
    ]);
  });

  it.each([
    ['a figure that is missing', oldUk, 'Visa fee', /figure/],
    [
      'sources that contradict one another',
      ireland,
      'Permits and checks',
      /^Fingerprints: .*contradict/,
    ],
    [
      'a part of the sum that is missing',
      usa,
      'The whole sum: Postgraduate',
      /^Without living costs/,
    ],
    ['an intake without steps', uk, 'Steps for January, May', /no steps/],
  ])("say why they say 'Ask us': %s", (_case, guide, label, why) => {
    const row = guideRows(guide, '2026-11-24').find((each) => each.label === label);
    expect(row?.asks).toContainEqual(expect.stringMatching(why));
  });
});

it('shows each row before and now, and counts what says ‘Ask us’', () => {
  const [before, now] = [oldUk, uk].map((guide) => guideRows(guide, '2026-11-24'));
  const page = changesPage([{ name: 'UK', before: before ?? [], now: now ?? [] }], {
    from: 'commit 1',
    day: '2026-11-24',
  });
  expect(page).toContain(
    "Rows that say 'Ask us': 5 before, 1 now, 0 of them in rows that are new.",
  );
  expect(page).toContain(
    'Visa fee | Ask us | Visa fee: £558 | GOV.UK: Student visa | 2026-11-23 | certain',
  );
});
