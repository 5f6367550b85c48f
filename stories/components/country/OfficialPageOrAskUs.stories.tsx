import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfficialPageOrAskUs } from '#src/components/country/OfficialPageOrAskUs.tsx';

const meta = preview.meta({
  component: OfficialPageOrAskUs,
  args: {
    page: { label: 'GOV.UK: Student visa', url: 'https://www.gov.uk/student-visa' },
    subject: 'UK: Health cover',
  },
});

/** The official page comes first. */
export const Default = meta.story();

/** No address is known: the text says where to look. */
export const WithoutAddress = meta.story({ args: { page: { label: 'on the university’s page' } } });

WithoutAddress.test('says where to look', async ({ canvas }) => {
  await expect(canvas.getByText(/^on the university’s page, or/)).toBeVisible();
});

/** Nobody publishes it. */
export const AskUsAlone = meta.story({ args: { page: undefined } });
