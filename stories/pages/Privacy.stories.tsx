import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import PrivacyPage from '#src/pages/Privacy/PrivacyPage.tsx';
import { paths } from '#src/pageTable.ts';

const meta = preview.meta({
  component: PrivacyPage,
  args: { hasServer: true },
  parameters: { layout: 'fullscreen', route: { url: paths.privacy } },
});

/** Messages are kept by this project's server. */
export const Loaded = meta.story({ tags: ['phone'] });

Loaded.test('says how long a message is kept, and whom to ask for more', async ({ canvas }) => {
  await expect(canvas.getByText(/^12 months, then the server deletes it\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(canvas.queryByText(/EmailJS/)).toBeNull();
});

/** Messages go through EmailJS. */
export const ByEmail = meta.story({ name: 'By EmailJS', args: { hasServer: false } });

ByEmail.test('names EmailJS, and no server', async ({ canvas }) => {
  await expect(canvas.getByText(/^In the mailbox of our office\./)).toHaveTextContent('EmailJS');
  await expect(canvas.queryByText(/the server/)).toBeNull();
});
