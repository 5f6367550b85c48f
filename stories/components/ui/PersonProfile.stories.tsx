import preview from '#.storybook/preview';
import { PersonProfile } from '#src/components/ui/PersonProfile.tsx';
import {
  desktopViewport,
  longSentences,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: PersonProfile,
  args: {
    name: 'Kamala Basnet Shrestha',
    role: 'Founder and counsellor',
    quote: 'Tell a family the whole sum, and they can decide.',
    paragraphs: ['She sits at the front desk on Fridays.', 'Ask her about bank letters.'],
  },
});

/** The quotation is above the name. */
export const Plain = meta.story({ tags: ['dark'], globals: desktopViewport });

export const Sample = meta.story({ args: { isSample: true } });

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Long and Nepali',
  args: {
    name: nepaliName,
    quote: `${longSentences} ${nepaliText}`,
    paragraphs: [longText],
  },
  globals: mobileViewport,
});
