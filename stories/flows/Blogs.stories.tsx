import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { siteRoute } from '../support/siteRoute.ts';

const meta = preview.meta({
  title: 'Flows/Blogs',
  parameters: siteRoute(paths.listBlogs),
  globals: desktopViewport,
});

const title = 'What a bank asks before it lends';

/** An editor signs in, writes a blog, and visitors find it on the site. */
export const Publish = meta.story({
  parameters: siteRoute(paths.signIn),
  play: async ({ canvas, userEvent, step }) => {
    await step('Sign in', async () => {
      await fillIn(userEvent, await canvas.findByLabelText('Username'), 'admin');
      await fillIn(userEvent, canvas.getByLabelText('Password'), 'namaste-dev');
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    });
    await step('Write a blog', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add Blog' }));
      await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), title);
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Prakash Gurung');
      const content = canvas.getByRole('textbox', { name: 'Content' });
      await fillIn(userEvent, content, 'Land, income, and who signs beside you.');
      await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
      await screen.findByText('Blog added successfully!');
    });
    await step('Find it in the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'List Blogs' }));
      await canvas.findByRole('article', { name: title });
    });
    await step('Read it on the public site', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Open the site/ }));
      const [link = document.body] = await canvas.findAllByRole('link', { name: 'Blogs' });
      await userEvent.click(link);
      await canvas.findByRole('heading', { level: 1, name: 'Explore Our Blog' });
      const [newest = document.body] = await canvas.findAllByRole('article');
      await userEvent.click(within(newest).getByRole('link', { name: /^Read More/ }));
      await canvas.findByRole('heading', { level: 1, name: title });
    });
  },
});

Publish.test('shows the whole text', async ({ canvas }) => {
  await expect(canvas.getByText('Land, income, and who signs beside you.')).toBeVisible();
});
