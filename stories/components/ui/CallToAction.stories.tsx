import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
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
export const Plain = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.action.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      `tel:${site.phone.tel}`,
    );
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/contact'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Get a Free Consultation' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.action.label })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: site.phone.display })).toHaveFocus();
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { heading: nepaliName, text: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { text: longText, action: { label: 'Enroll Now or Contact Us', href: '/contact' } },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = Plain.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
