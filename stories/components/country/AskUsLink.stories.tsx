import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';

const meta = preview.meta({ component: AskUsLink });

/** The contact page opens with the subject, if there is one. */
export const Default = meta.story();

Default.test('leads to the contact', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Ask us' }));
  await expect(await context.canvas.findByRole('status')).toHaveTextContent('/contact');
});
