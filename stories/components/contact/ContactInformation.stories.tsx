import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactInformation } from '#src/components/contact/ContactInformation.tsx';
import { addressLine, site } from '#src/content/site.ts';
import { expectNoHorizontalScroll, mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const { phone, mobile, email, hours } = site;

const meta = preview.meta({
  title: 'Components/Contact/ContactInformation',
  component: ContactInformation,
  parameters: { layout: 'padded' },
  args: {
    address: addressLine,
    directionsUrl: 'https://www.openstreetmap.org/directions?to=27.7036%2C85.3226',
    phone,
    mobile,
    email,
    hours,
  },
  decorators: [withWidth(440)],
});

/** Each contact detail is a link. */
export const Open = meta.story({
  play: async ({ args, canvas }) => {
    const links = [
      ['Directions', args.directionsUrl],
      [phone.display, `tel:${phone.tel}`],
      ['WhatsApp', 'https://wa.me/9779000000000'],
      ['Viber', 'viber://chat?number=%2B9779000000000'],
      [email, `mailto:${email}`],
    ] as const;
    for (const [name, href] of links) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByText(/Sunday to Friday, 10:00 AM to 6:00 PM/)).toBeVisible();
    await expect(await canvas.findByText('Open now')).toBeVisible();
  },
});

/** Labels and values form a description list. */
export const Labels = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Address',
      'Phone',
      'Chat',
      'E-mail',
      'Office hours',
    ]);
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Directions', phone.display, 'WhatsApp', 'Viber', email]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A long street address and an unbreakable e-mail address fit into their column. */
export const Long = meta.story({
  args: {
    address: `Third floor, behind the post office, ${addressLine}`,
    email: 'admissions-and-visas-and-test-preparation@kathmandu-office.deurali.example',
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { address: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});
