import preview from '#.storybook/preview';
import { OfficeStatus } from '#src/components/contact/OfficeStatus.tsx';
import { hours, nightHours } from '../../support/office.ts';

const meta = preview.meta({
  component: OfficeStatus,
  parameters: { layout: 'centered' },
  args: { hours },
});

export const Open = meta.story({ tags: ['dark'] });

/** Without the green dot, and with the next opening: in the stories it is Thursday, 12:15. */
export const Closed = meta.story({
  args: { hours: { spans: [{ days: [4], opens: '13:00', closes: '18:00' }] } },
});

/** A holiday is named, and the next opening is that of the day after it. */
export const Holiday = meta.story({ args: { hours: nightHours } });
