import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs } from '#mocks/fixtures.ts';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const [noc] = blogs;

const meta = preview.meta({
  title: 'Flows/Blogs',
  parameters: siteRoute(paths.listBlogs),
  globals: desktopViewport,
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

/** Clicks a button of one of the blogs in the list. */
async function clickButton({ canvas, userEvent }: Tools, button: string, title: string) {
  const item = within(await canvas.findByRole('article', { name: title }));
  await userEvent.click(item.getByRole('button', { name: button }));
}

/** Leaves the list and comes back, so that it is fetched again. */
async function reopenList({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('link', { name: 'Add Blog' }));
  await canvas.findByRole('heading', { level: 1, name: 'Add Blog' });
  await userEvent.click(canvas.getByRole('link', { name: 'List Blogs' }));
  await canvas.findAllByRole('article');
}

/** Opens the public list of blogs through the links of the site. */
async function openPublicList({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('link', { name: /Open the site/ }));
  const [link = document.body] = await canvas.findAllByRole('link', { name: 'Blogs' });
  await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name: 'Explore Our Blog' });
}

/** An editor signs in, writes a blog, and visitors find it on the site. */
export const Publish = meta.story({
  parameters: siteRoute(paths.signIn),
  beforeEach: () => localStorage.clear(),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const title = 'What a bank asks before it lends';

    await step('Sign in', async () => {
      await fillIn(userEvent, await canvas.findByLabelText('Username'), 'admin');
      await userEvent.type(canvas.getByLabelText('Password'), 'namaste-dev{Enter}');
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Admin Dashboard' }),
      ).toBeVisible();
      await expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    });

    await step('Write a blog', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add Blog' }));
      await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), title);
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Prakash Gurung');
      await userEvent.click(canvas.getByRole('textbox', { name: 'Content' }));
      await userEvent.paste('Land, income, and who signs beside you.');
      await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
      await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    });

    await step('It is the first in the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'List Blogs' }));
      const [newest] = await canvas.findAllByRole('article');
      await expect(newest).toHaveTextContent(title);
    });

    await step('Read it on the public site', async () => {
      await openPublicList(context);
      const [newest = document.body] = await canvas.findAllByRole('article');
      await expect(newest).toHaveTextContent(`${title}By Prakash Gurung`);
      await userEvent.click(within(newest).getByRole('link', { name: /^Read More/ }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: title }),
      ).toBeInTheDocument();
      await expect(canvas.getByText('Land, income, and who signs beside you.')).toBeVisible();
    });
  },
});

/** An editor changes the title of a blog; the list shows it, also after it is loaded again. */
export const Edit = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const title = 'Your NOC, and how long each step takes';

    await step('Open the blog', async () => {
      await clickButton(context, 'Edit Blog', noc.title);
      const dialog = within(await findDialog('Edit Blog'));
      await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(noc.title);
    });

    await step('Change the title', async () => {
      const dialog = within(await findDialog('Edit Blog'));
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), title);
      await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
      await expect(await screen.findByText('Blog updated successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('The list shows the new title, also after it is fetched again', async () => {
      await expect(canvas.getByRole('article', { name: title })).toBeVisible();
      await reopenList(context);
      await expect(canvas.getByRole('article', { name: title })).toBeVisible();
      await expect(canvas.queryByRole('article', { name: noc.title })).toBeNull();
    });
  },
});

/** A dialog asks before anything is deleted; Cancel and Escape both close it. */
export const CancelDelete = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const question = 'Are you sure you want to delete this blog?';

    await step('Cancel', async () => {
      await clickButton(context, 'Delete Blog', noc.title);
      const dialog = within(await findDialog(question));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('Escape', async () => {
      await clickButton(context, 'Delete Blog', noc.title);
      await findDialog(question);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('The blog is still there', async () => {
      await reopenList(context);
      await expect(canvas.getByRole('article', { name: noc.title })).toBeVisible();
    });
  },
});

/** An editor deletes a blog; it is in neither the list nor the public site. */
export const Delete = meta.story({
  tags: ['picture'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;

    await step('Confirm the dialog', async () => {
      await clickButton(context, 'Delete Blog', noc.title);
      const dialog = within(await findDialog('Are you sure you want to delete this blog?'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(await screen.findByText('Blog deleted successfully')).toBeInTheDocument();
    });

    await step('It is no longer in the list', async () => {
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(blogs.length - 1));
      await reopenList(context);
      await expect(canvas.queryByRole('article', { name: noc.title })).toBeNull();
    });

    await step('It is no longer on the public site', async () => {
      await openPublicList(context);
      await expect(await canvas.findAllByRole('article')).toHaveLength(blogs.length - 1);
      await expect(canvas.queryByText(noc.title)).toBeNull();
    });
  },
});
