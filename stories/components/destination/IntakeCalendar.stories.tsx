import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { IntakeCalendar } from '#src/components/destination/IntakeCalendar.tsx';
import { canada } from '#src/content/destinations/canada.ts';
import { uk } from '#src/content/destinations/uk.ts';
import { usa } from '#src/content/destinations/usa.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/IntakeCalendar',
  component: IntakeCalendar,
  parameters: { layout: 'padded' },
  args: { intakes: uk.intakes, today: { year: 2025, month: 11 } as const },
});

export const NextYear = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: January 2026')).toBeVisible();
    await expect(canvas.getByText('May (few courses)')).toBeVisible();
  },
});

export const LaterThisYear = meta.story({
  args: { today: { year: 2026, month: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: September 2026')).toBeVisible();
  },
});

/** An intake that begins this month is too late to apply for. */
export const BegunThisMonth = meta.story({
  args: { today: { year: 2026, month: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next intake: January 2027')).toBeVisible();
  },
});

/** As rendered on the server: no intake is marked as the next one. */
export const DateNotKnown = meta.story({
  args: { today: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Next intake/)).not.toBeInTheDocument();
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
    await expect(canvas.getByText('Next intake: December 2025')).toBeVisible();
  },
});

export const NotKnown = meta.story({
  args: { intakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  },
});

export const Mobile = meta.story({ globals: mobileViewport, play: expectNoHorizontalScroll });
