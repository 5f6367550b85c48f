import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { IntakeCalendar } from '#src/components/destination/IntakeCalendar.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/IntakeCalendar',
  component: IntakeCalendar,
  parameters: { layout: 'padded' },
  args: {
    country: 'UK',
    intakes: uk.intakes,
    leadMonths: 6,
    today: { year: 2025, month: 11 } as const,
  },
});

/** January is two months away: nobody who begins in November can reach it. */
export const TooLateForTheNext = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: May 2026 (few courses)')).toBeVisible();
    await expect(
      canvas.getByText(
        'Too late for January 2026 if you begin now. Most courses begin in September 2026.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('May (few courses)')).toBeVisible();
  },
});

/** The page has no steps for the next intake: it says so where it names the intake. */
export const StepsForAnother = meta.story({
  args: { withSteps: ['September'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: May 2026 (few courses)')).toBeVisible();
    await expect(
      canvas.getByText('The steps on this page are for September. For May:'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact?subject=UK%3A+May+intake',
    );
  },
});

/** In March it is too late for May, and September is the next intake. */
export const LaterThisYear = meta.story({
  args: { today: { year: 2026, month: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: September 2026')).toBeVisible();
    await expect(canvas.getByText('Too late for May 2026 if you begin now.')).toBeVisible();
  },
});

/** In December it is too late for two intakes; both are named. */
export const TooLateForSeveral = meta.story({
  args: { today: { year: 2026, month: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: September 2027')).toBeVisible();
    await expect(
      canvas.getByText('Too late for January 2027 and May 2027 if you begin now.'),
    ).toBeVisible();
  },
});

/** An intake that begins this month has begun. */
export const BegunThisMonth = meta.story({
  args: { today: { year: 2026, month: 9 }, leadMonths: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: January 2027 (many courses)')).toBeVisible();
    await expect(canvas.queryByText(/Too late/)).toBeNull();
  },
});

/** As rendered on the server: no intake is marked as the next one. */
export const DateNotKnown = meta.story({
  args: { today: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Next intake|Too late/)).not.toBeInTheDocument();
    await expect(canvas.getByText('January (many courses)')).toBeVisible();
  },
});

/** An intake that begins in August or in September is in both months. */
export const BetweenTwoMonths = meta.story({
  args: { intakes: usa.intakes, today: { year: 2026, month: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next intake: /)).toBeVisible();
    await expect(canvas.getAllByText(/August\/September/)[0]).toBeVisible();
  },
});

/** Three intakes in a year, each with its bar and its name. */
export const ThreeSeasons = meta.story({
  args: { intakes: canada.intakes },
  play: async ({ canvas }) => {
    for (const { label } of canada.intakes) {
      await expect(canvas.getAllByText(new RegExp(`^${label}`))[0]).toBeVisible();
    }
  },
});

export const OneIntake = meta.story({
  args: { intakes: [{ months: [12], label: 'December', courses: 'main' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: December 2026')).toBeVisible();
    await expect(canvas.getByText('Too late for December 2025 if you begin now.')).toBeVisible();
  },
});

/** Without intakes, 'Ask us' leads to the contact page with the subject filled in. */
export const NotKnown = meta.story({
  tags: ['picture'],
  args: { intakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact?subject=UK%3A+intakes',
    );
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
