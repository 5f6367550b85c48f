import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { longNepaliText, mobileViewport, nepaliName } from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/UI/CallToAction',
  component: CallToAction,
  args: {
    heading: 'Bring your marks and your questions',
    text: 'The first consultation is free.',
    action: { label: 'Get a Free Consultation', href: '/contact' },
    phone: site.phone,
  },
});

/** A link to the form and one to call. */
export const Plain = meta.story({ tags: ['dark'] });

Plain.test('leads to the form', { parameters: followsLink('/contact') }, async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByRole('heading', { level: 2, name: args.heading })).toBeVisible();
  await expect(canvas.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    `tel:${site.phone.tel}`,
  );
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: args.action.label })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
});

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Long and Nepali',
  args: {
    heading: nepaliName,
    text: longNepaliText,
    action: { label: 'Enroll Now or Contact Us', href: '/contact' },
  },
  globals: mobileViewport,
});
