import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';

const meta = preview.meta({ component: AskUsLink, args: { topic: 'Health cover' } });

/** Nobody publishes the fact. The contact page opens with the subject, if there is one. */
export const Default = meta.story();

Default.test('leads to the contact', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Ask us' }));
  await expect(await context.canvas.findByRole('status')).toHaveTextContent('/contact');
});

/** The official page comes first. */
export const OfficialPage = meta.story({
  tags: ['picture'],
  args: {
    page: { label: 'GOV.UK: Student visa', url: 'https://www.gov.uk/student-visa' },
    about: 'UK',
  },
});
