import preview from '#.storybook/preview';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';

const meta = preview.meta({ component: PrayerFlagDivider, parameters: { layout: 'fullscreen' } });

/** As wide as the viewport, a few pixels high, and hidden from screen readers. */
export const Plain = meta.story({ tags: ['phone'] });
