import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { IntakeCalendar } from '#src/components/country/IntakeCalendar.tsx';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';

const meta = preview.meta({
  component: IntakeCalendar,
  args: {
    intakes: uk.intakes,
    leadMonths: 6,
    today: { year: 2026, month: 11 } as const,
  },
});

/** January is two months away: nobody who begins in November can reach it. */
export const TooLateForTheNext = meta.story({ tags: ['phone'] });

/** As rendered on the server: no intake is marked as the next one. */
export const DateNotKnown = meta.story({ args: { today: undefined } });

DateNotKnown.test('names no next intake', async ({ canvas }) => {
  await expect(canvas.queryByText(/Next intake|Too late/)).not.toBeInTheDocument();
  await expect(canvas.getByText('January (many courses)')).toBeVisible();
});

/** An intake that begins in August or in September is in both months. */
export const BetweenTwoMonths = meta.story({
  args: { intakes: usa.intakes, today: { year: 2026, month: 3 } },
});

/** The more courses, the fuller and higher is a bar. */
export const AllKinds = meta.story({
  tags: ['picture'],
  args: { intakes: [...uk.intakes, ...newZealand.intakes] },
});
