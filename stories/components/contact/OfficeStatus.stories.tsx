import MockDate from 'mockdate';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfficeStatus } from '#src/components/contact/OfficeStatus.tsx';
import { hours, nightHours } from '../../support/office.ts';

const meta = preview.meta({
  title: 'Components/Contact/OfficeStatus',
  component: OfficeStatus,
  parameters: { layout: 'centered' },
  args: { hours },
});

/** Kathmandu is UTC+5:45, independent of the visitor's time zone. */
function inKathmandu(day: string, time: string) {
  return () => MockDate.set(new Date(`${day}T${time}:00+05:45`));
}

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open now')).toHaveAttribute('data-open', 'true');
  },
});

/** Open from the first minute. */
export const JustOpened = meta.story({
  beforeEach: inKathmandu('2025-11-20', '10:00'),
  play: Open.input.play,
});

/** A minute before ten on a working day. */
export const OpensToday = meta.story({
  beforeEach: inKathmandu('2025-11-20', '09:59'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens today 10:00 AM')).toHaveAttribute(
      'data-open',
      'false',
    );
  },
});

/** Closed from the closing minute on, on a Thursday evening. */
export const OpensTomorrow = meta.story({
  beforeEach: inKathmandu('2025-11-20', '18:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens Friday 10:00 AM')).toBeVisible();
  },
});

/** Saturday is the weekly holiday. */
export const OpensSunday = meta.story({
  beforeEach: inKathmandu('2025-11-21', '18:30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens Sunday 10:00 AM')).toBeVisible();
  },
});

/** The office is closed on Saturday and opens on Sunday. */
export const Saturday = meta.story({
  beforeEach: inKathmandu('2025-11-22', '12:00'),
  play: OpensSunday.input.play,
});

/** A holiday is named, and the next opening is that of the day after it. */
export const Holiday = meta.story({
  args: { hours: nightHours },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Closed for Nepal Sambat. Opens Friday 8:00 PM'),
    ).toHaveAttribute('data-open', 'false');
  },
});

/** Half past two on Saturday morning: still the shift of Friday evening. */
export const OverMidnight = meta.story({
  name: 'Over midnight',
  args: { hours: nightHours },
  beforeEach: inKathmandu('2025-11-22', '02:29'),
  play: Open.input.play,
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: Open.input.play,
});
