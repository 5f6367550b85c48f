import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { longNepaliText, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Bring your marks and your questions',
    text: 'The first consultation is free.',
    action: { label: 'Get a Free Consultation', href: '/contact' },
    phone: site.phone,
  },
});

/** A link to the form and one to call. */
export const Plain = meta.story({ tags: ['dark'] });

export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    heading: nepaliName,
    text: longNepaliText,
    action: { label: 'Enroll Now or Contact Us', href: '/contact' },
  },
  globals: mobileViewport,
});
