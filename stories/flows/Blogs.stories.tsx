import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs } from '#mocks/fixtures.ts';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { findDialog } from '../support/findDialog.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const [noc] = blogs;

const meta = preview.meta({
  title: 'Flows/Blogs',
  parameters: siteRoute(paths.listBlogs),
  globals: desktopViewport,
});

/** Opens the public list of blogs through the links of the site. */
async function openPublicList({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('link', { name: /Open the site/ }));
  const [link = document.body] = await canvas.findAllByRole('link', { name: 'Blogs' });
  await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name: 'Explore Our Blog' });
  return canvas.findAllByRole('article');
}

const title = 'What a bank asks before it lends';

/** An editor signs in, writes a blog, and visitors find it on the site. */
export const Publish = meta.story({
  parameters: siteRoute(paths.signIn),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
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
      const [newest = document.body] = await openPublicList(context);
      await userEvent.click(within(newest).getByRole('link', { name: /^Read More/ }));
      await canvas.findByRole('heading', { level: 1, name: title });
    });
  },
});

Publish.test('shows the whole text', async ({ canvas }) => {
  await expect(canvas.getByText('Land, income, and who signs beside you.')).toBeVisible();
});

/** An editor deletes a blog; it is in neither the list nor the public site. */
export const Delete = meta.story({
  tags: ['picture'],
  beforeEach: () => writeStorySession(),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Confirm the dialog', async () => {
      const item = within(await canvas.findByRole('article', { name: noc.title }));
      await userEvent.click(item.getByRole('button', { name: 'Delete Blog' }));
      const dialog = within(await findDialog('Are you sure you want to delete this blog?'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(blogs.length - 1));
    });
    await step('Look for it on the public site', () => openPublicList(context));
  },
});

Delete.test('is no longer on the public site', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(blogs.length - 1);
  await expect(canvas.queryByText(noc.title)).toBeNull();
});
