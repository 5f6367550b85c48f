import { describe, expect, it } from 'vitest';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import {
  applicationPlan,
  intakeKey,
  monthsUntil,
  readIntakeKey,
  stagesOfAnyYear,
} from '#src/domain/applicationPlan.ts';

const [fall] = usa.intakes;
const [september] = uk.intakes;

it('stagesOfAnyYear names the months of each stage', () => {
  expect(stagesOfAnyYear(fall).map(({ when }) => when)).toEqual([
    'March to August, the year before',
    'September to January',
    'February to April',
    'April to June',
    'July to September',
  ]);
});

describe('applicationPlan', () => {
  it('counts back from the intake, over the turn of years', () => {
    const dated = { intake: fall, year: 2028 };
    const plan = applicationPlan(dated, { year: 2027, month: 12 });
    expect(plan.map(({ when, firstDay, time }) => [when, firstDay, time])).toEqual([
      ['March to August 2027', '2027-03-01', 'past'],
      ['September 2027 to January 2028', '2027-09-01', 'now'],
      ['February to April 2028', '2028-02-01', 'ahead'],
      ['April to June 2028', '2028-04-01', 'ahead'],
      ['July to September 2028', '2028-07-01', 'ahead'],
    ]);
    expect(plan.slice(1, 3).map(({ due }) => due)).toEqual([
      'By the end of January 2028',
      'February to April 2028',
    ]);
    const january = applicationPlan(dated, { year: 2028, month: 1 });
    expect(january[1]?.due).toBe('This month, or as soon as you can');
    expect(plan[0]?.text).toMatch(/^Draw up a list of universities/);
  });

  it.each([
    [{ year: 2026, month: 8 }, 'ahead ahead ahead ahead ahead'],
    [{ year: 2026, month: 9 }, 'now ahead ahead ahead ahead'],
    [{ year: 2027, month: 3 }, 'past now ahead ahead ahead'],
    // Two stages share June.
    [{ year: 2027, month: 6 }, 'past past now now ahead'],
    [{ year: 2027, month: 10 }, 'past past past past past'],
  ] as const)('has in %o the stages %s', (today, times) => {
    const plan = applicationPlan({ intake: september, year: 2027 }, today);
    expect(plan.map(({ time }) => time).join(' ')).toBe(times);
  });
});

it('monthsUntil is 0 in the months of the intake, and negative after them', () => {
  const left = ([7, 8, 9, 10] as const).map((month) =>
    monthsUntil({ intake: fall, year: 2027 }, { year: 2027, month }),
  );
  expect(left).toEqual([1, 0, 0, -1]);
});

describe('the intake of an address', () => {
  const today = { year: 2026, month: 11 } as const;

  it('is what was written', () => {
    const dated = { intake: september, year: 2027 };
    expect(intakeKey(dated)).toBe('2027-09');
    expect(readIntakeKey('2027-09', uk.intakes, today)).toEqual(dated);
  });

  it.each(['', '2027', '2027-13', '2027-04', '2031-09', '1999-09', '2027-09-01', ' 2027-09'])(
    "is ignored if it is '%s'",
    (key) => {
      expect(readIntakeKey(key, uk.intakes, today)).toBeUndefined();
    },
  );
});
