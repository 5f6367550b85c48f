import preview from '#.storybook/preview';
import { ContactInformation } from '#src/components/contact/ContactInformation.tsx';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { address, email, hours, mobile, phone } from '../../support/office.ts';
import { withWidth } from '../../support/withWidth.tsx';

const directionsUrl = 'https://www.openstreetmap.org/directions?to=27.7036%2C85.3226';

const meta = preview.meta({
  component: ContactInformation,
  args: {
    offices: [{ address, directionsUrl }],
    site: { phone, mobile, email, hours },
    registration: {
      line: 'Licence: No. SAMPLE, given by nobody · PAN: SAMPLE',
      howToCheck: 'Ask the ministry that gave it whether it still holds.',
      href: '/about#licence',
    },
  },
  decorators: [withWidth(440)],
});

/** Each contact detail is a link. */
export const Open = meta.story();

/** Each office has its own directions, and a number if it has one; no mobile number, no licence. */
export const TwoOffices = meta.story({
  args: {
    offices: [
      { name: 'Head office', address, directionsUrl },
      {
        name: 'Pokhara branch',
        address: 'Lakeside, Pokhara 33700, Nepal',
        directionsUrl: `${directionsUrl}#pokhara`,
        phone: { display: '+977 61-000 000', tel: '+97761000000' },
      },
    ],
    site: { phone, email, hours },
    registration: undefined,
  },
});

/** A long and a Nepali address, and an unbreakable e-mail address, fit into their column. */
export const ContentStress = meta.story({
  args: {
    offices: [
      { address: `Third floor, behind the post office, ${address}`, directionsUrl },
      { address: nepaliText, directionsUrl },
    ],
    site: {
      ...{ phone, mobile, hours },
      email: 'admissions-and-visas-and-test-preparation@kathmandu-office.consultancy.example',
    },
  },
  globals: mobileViewport,
});
