import MockDate from 'mockdate';
import preview from '#.storybook/preview';
import { OfficeStatus } from '#src/components/contact/OfficeStatus.tsx';
import { hours, nightHours } from '../../support/office.ts';

const meta = preview.meta({
  component: OfficeStatus,
  parameters: { layout: 'centered' },
  args: { hours },
});

export const Open = meta.story({ tags: ['dark'] });

/** The text of each hour and day is in the unit test of officeStatus(). */
export const Closed = meta.story({
  beforeEach: () => MockDate.set(new Date('2025-11-20T09:59:00+05:45')),
});

/** A holiday is named, and the next opening is that of the day after it. */
export const Holiday = meta.story({ args: { hours: nightHours } });
