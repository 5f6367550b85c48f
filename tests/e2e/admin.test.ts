import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser, type OpenOptions } from './browser.ts';
import { expect } from './expect.ts';
import { type Answer, answerInstead, recordRequests, shutGate } from './requests.ts';
import { signedIn } from './signIn.ts';
import { serveSite } from './site.ts';

/** What the two kinds of entries have in common, each in its own words. */
interface Kind {
  readonly noun: 'testimonial' | 'blog';
  readonly api: string;
  /** The form that adds one: its address, its fields by label, what it sends, its button. */
  readonly add: {
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly sends: Readonly<Record<string, string>>;
    readonly button: string;
  };
  /** The list: its address, what stands there while it loads and when it is empty. */
  readonly list: { readonly path: string; readonly loading: string; readonly empty: string };
  readonly entry: (page: Page, name: string) => Locator;
  readonly entries: (page: Page) => Locator;
  readonly editButton: string;
  readonly deleteButton: string;
  /** The dialog that edits one; `label` names the long text in it. */
  readonly dialog: { readonly title: string; readonly button: string; readonly label: string };
  readonly question: string;
  readonly toasts: Readonly<
    Record<
      | 'added'
      | 'addFailed'
      | 'fetchFailed'
      | 'deleted'
      | 'deleteFailed'
      | 'updated'
      | 'updateFailed',
      string
    >
  >;
}

const testimonial: Kind = {
  noun: 'testimonial',
  api: '/api/testimonials',
  add: {
    path: '/dashboard/testimonials/add',
    fields: { Name: 'Sita Rai', Message: 'धन्यवाद!\nIt was worth it 🙏' },
    sends: { name: 'Sita Rai', message: 'धन्यवाद!\nIt was worth it 🙏' },
    button: 'Add Testimonial',
  },
  list: {
    path: '/dashboard/testimonials/list',
    loading: 'Loading testimonials...',
    empty: 'No testimonials found.',
  },
  entries: (page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') }),
  entry: (page, name) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true, includeHidden: true }) }),
  editButton: 'Edit',
  deleteButton: 'Delete',
  dialog: { title: 'Edit Testimonial', button: 'Update', label: 'Message' },
  question: 'Are you sure you want to delete this testimonial?',
  toasts: {
    added: 'Testimonial added successfully!',
    addFailed: 'Failed to submit testimonial. Please try again.',
    fetchFailed: 'Failed to fetch testimonials',
    deleted: 'Testimonial deleted successfully',
    deleteFailed: 'Failed to delete testimonial',
    updated: 'Testimonial updated successfully',
    updateFailed: 'Failed to update testimonial',
  },
};

const blog: Kind = {
  noun: 'blog',
  api: '/api/blogs',
  add: {
    path: '/dashboard/blogs/add',
    fields: { Title: 'Ireland: a start', Author: 'Anisha', Content: 'One.\n\nTwo “quotes” & <b>.' },
    sends: { title: 'Ireland: a start', content: 'One.\n\nTwo “quotes” & <b>.', author: 'Anisha' },
    button: 'Add Blog',
  },
  list: { path: '/dashboard/blogs/list', loading: 'Loading blogs...', empty: 'No blogs found.' },
  entries: (page) => page.getByRole('article'),
  entry: (page, name) =>
    page
      .getByRole('article', { includeHidden: true })
      .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) }),
  editButton: 'Edit Blog',
  deleteButton: 'Delete Blog',
  dialog: { title: 'Edit Blog', button: 'Update Blog', label: 'Content' },
  question: 'Are you sure you want to delete this blog?',
  toasts: {
    added: 'Blog added successfully!',
    addFailed: 'Failed to submit blog. Please try again.',
    fetchFailed: 'Failed to fetch blogs',
    deleted: 'Blog deleted successfully',
    deleteFailed: 'Failed to delete blog',
    updated: 'Blog updated successfully',
    updateFailed: 'Failed to update blog',
  },
};

const kinds = [
  ['testimonial', testimonial],
  ['blog', blog],
] as const;

/** An entry for each test that changes one, so that no test depends on another. */
const names = [
  'Shown',
  'Edited',
  'Emptied',
  'Not edited',
  'Deleted',
  'Not deleted',
  'Gone',
  'Lost',
];
const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(10);
const id = (kind: Kind, name: string) =>
  `691bfc245b3d71c0bf98${kind === blog ? 'b' : 'a'}00${9 - names.indexOf(name)}`;

const served = serveSite({
  testimonials: names.map((name) => ({ _id: id(testimonial, name), name, message: letters })),
  blogs: names.map((name) => ({
    _id: id(blog, name),
    title: name,
    content: letters,
    ...(name === 'Shown' && { imageUrl: '/images/blog-planning-calendar.webp' }),
    ...(name === 'Edited' && {
      author: 'Prakash',
      imageUrl: '/images/blog-planning-calendar.webp',
    }),
  })),
});
const { openReady } = launchBrowser(served);

/** Complaints of a browser whose request is refused or lost. */
const refused = [/Failed to load resource/, /\/api\//];

const open = (path: string, options: OpenOptions = {}) =>
  openReady(path, { ...signedIn(served), ...options });

/** The list of a kind, once it has come. */
async function openList(kind: Kind, options: OpenOptions = {}): Promise<Page> {
  const page = await open(kind.list.path, options);
  await expect(kind.entry(page, 'Shown')).toBeVisible();
  return page;
}

const toast = (page: Page, text: string) =>
  page.locator('[data-toast]').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) });
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function fill(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await part.getByLabel(label).fill(value);
}

async function expectValues(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await expect(part.getByLabel(label)).toHaveValue(value);
  }
}

/** Opens the dialog of an entry in the list. */
async function edit(page: Page, kind: Kind, name: string): Promise<Locator> {
  await kind.entry(page, name).getByRole('button', { name: kind.editButton, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: kind.dialog.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses the Delete button of an entry in the list. */
async function askToDelete(page: Page, kind: Kind, name: string): Promise<Locator> {
  await kind.entry(page, name).getByRole('button', { name: kind.deleteButton }).click();
  const dialog = page.getByRole('dialog', { name: kind.question, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

const deleteElsewhere = (kind: Kind, name: string) =>
  fetch(`${served.apiUrl}${kind.api}/delete/${id(kind, name)}`, { method: 'DELETE' });

async function entityOnServer(kind: Kind, name: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${served.apiUrl}${kind.api}/get`);
  const all: Record<string, unknown>[] = await answer.json();
  return all.find(({ _id }) => _id === id(kind, name)) ?? {};
}

describe.each(kinds)('adding a %s', (_, kind) => {
  const { add, toasts } = kind;

  test('the form requires every field, and counts spaces as empty', async () => {
    const page = await open(add.path);
    const sent = recordRequests(page);
    const button = page.getByRole('button', { name: add.button, exact: true });
    for (const label of Object.keys(add.fields)) {
      await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
      for (const nothing of ['', '   ']) {
        await fill(page, { ...add.fields, [label]: nothing });
        await button.click();
        await expect(page.getByLabel(label)).toBeFocused();
      }
    }
    await expect(page.getByRole('textbox')).toHaveCount(Object.keys(add.fields).length);
    expect(sent).toEqual([]);
  });

  test('a success is sent once at a double click, said in a toast, and empties the form', async () => {
    const page = await open(add.path);
    const sent = recordRequests(page);
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    let headers: Record<string, string> = {};
    page.on('request', (request) => {
      if (request.method() === 'POST') headers = request.headers();
    });
    await fill(page, add.fields);
    await page.getByRole('button', { name: add.button, exact: true }).dblclick();
    await expect(toast(page, toasts.added)).toBeVisible();
    for (const label of Object.keys(add.fields))
      await expect(page.getByLabel(label)).toHaveValue('');
    expect(sent).toEqual([{ method: 'POST', path: `${kind.api}/create`, body: add.sends }]);
    expect(headers['content-type']).toContain('application/json');
    expect(headers).not.toHaveProperty('authorization');
    if (kind === testimonial) expect(lines.join('\n')).toContain('Testimonial created:');
  });

  test.each<[string, Answer | 'unreachable', string]>([
    ['a message', { status: 400, body: { message: 'Too long for us' } }, 'Too long for us'],
    ['an empty message', { status: 500, body: { message: '' } }, toasts.addFailed],
    ['no message', { status: 500, body: {} }, toasts.addFailed],
    ['no answer', 'unreachable', toasts.addFailed],
  ])('a failure with %s is said in a toast, and keeps what was typed', async (_, answer, text) => {
    const page = await open(add.path, { expected: refused });
    await answerInstead(page, 'POST', `${kind.api}/create`, answer);
    await fill(page, add.fields);
    await page.getByRole('button', { name: add.button, exact: true }).click();
    await expect(toast(page, text)).toBeVisible();
    await expectValues(page, add.fields);
  });
});

describe.each(kinds)('the list of %ss', (_, kind) => {
  const { list, toasts } = kind;

  test('is loaded once, and says so until it has come', async () => {
    const gate = shutGate();
    let sent: unknown[] = [];
    const page = await open(list.path, {
      prepare: async (fresh) => {
        sent = recordRequests(fresh);
        await answerInstead(fresh, 'GET', `${kind.api}/get`, { after: gate.opened });
      },
    });
    await expect(page.getByText(list.loading, { exact: true })).toBeVisible();
    gate.open();
    await expect(kind.entry(page, 'Shown')).toBeVisible();
    await expect(page.getByText(list.loading, { exact: true })).toBeHidden();
    expect(sent).toEqual([{ method: 'GET', path: `${kind.api}/get`, body: null }]);
  });

  test('says where it is empty', async () => {
    const page = await open(list.path, {
      prepare: (fresh) => answerInstead(fresh, 'GET', `${kind.api}/get`, { body: [] }),
    });
    await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
  });

  test('says in a toast where it could not be had', async () => {
    const page = await open(list.path, {
      expected: refused,
      prepare: (fresh) =>
        answerInstead(fresh, 'GET', `${kind.api}/get`, {
          status: 500,
          body: { message: 'Not this text' },
        }),
    });
    await expect(toast(page, toasts.fetchFailed)).toHaveCount(1);
    await expect(page.getByText(list.empty)).toHaveCount(0);
  });
});

describe.each(kinds)('editing a %s', (_, kind) => {
  const { dialog: words, toasts } = kind;
  const update = (dialog: Locator) =>
    dialog.getByRole('button', { name: words.button, exact: true });

  test('Cancel leaves everything as it was', async () => {
    const page = await openList(kind);
    const sent = recordRequests(page);
    const dialog = await edit(page, kind, 'Shown');
    await fill(dialog, { [words.label]: 'Something else' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(kind.entry(page, 'Shown')).not.toContainText('Something else');
    expect(sent).toEqual([]);
  });

  test('a success sends the whole entry once, says so, replaces it and closes', async () => {
    const page = await openList(kind);
    const sent = recordRequests(page);
    const before = await entityOnServer(kind, 'Edited');
    const dialog = await edit(page, kind, 'Edited');
    await fill(dialog, { [words.label]: 'A better text' });
    await update(dialog).dblclick();
    await expect(toast(page, toasts.updated)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(kind.entry(page, 'Edited')).toContainText('A better text');
    const body = { ...before, [words.label.toLowerCase()]: 'A better text' };
    expect(sent).toEqual([
      { method: 'PUT', path: `${kind.api}/update/${id(kind, 'Edited')}`, body },
    ]);
    expect(await entityOnServer(kind, 'Edited')).toEqual(body);
  });

  test("a failure says the fixed text, whatever the server's, and keeps dialog and text", async () => {
    const page = await openList(kind, { expected: refused });
    const path = `${kind.api}/update/${id(kind, 'Not edited')}`;
    await answerInstead(page, 'PUT', path, { status: 500, body: { message: 'Not this text' } });
    const dialog = await edit(page, kind, 'Not edited');
    await fill(dialog, { [words.label]: 'A text of worth' });
    await update(dialog).click();
    await expect(toast(page, toasts.updateFailed)).toBeVisible();
    await expect(dialog).toBeVisible();
    await expectValues(dialog, { [words.label]: 'A text of worth' });
  });

  test('one that somebody else has deleted says so, keeps the text, and refreshes the list', async () => {
    const page = await openList(kind, { expected: refused });
    const dialog = await edit(page, kind, 'Gone');
    await fill(dialog, { [words.label]: 'A text of worth' });
    await deleteElsewhere(kind, 'Gone');
    const sent = recordRequests(page);
    await update(dialog).click();
    await expect(toast(page, toasts.updateFailed)).toBeVisible();
    await expect(dialog.getByText(`Someone else has deleted this ${kind.noun}.`)).toBeVisible();
    await expectValues(dialog, { [words.label]: 'A text of worth' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(kind.entry(page, 'Gone')).toHaveCount(0);
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });
});

describe.each(kinds)('deleting a %s', (_, kind) => {
  const { toasts } = kind;

  test('is asked about first, with the focus on Cancel, which sends nothing', async () => {
    const page = await openList(kind);
    const sent = recordRequests(page);
    const dialog = await askToDelete(page, kind, 'Shown');
    await expect(dialog.getByRole('heading')).toHaveText(kind.question);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(kind.entry(page, 'Shown')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a success is sent once, said in a toast, and takes the entry from the list', async () => {
    const page = await openList(kind);
    const sent = recordRequests(page);
    const dialog = await askToDelete(page, kind, 'Deleted');
    await dialog.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(toast(page, toasts.deleted)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(kind.entry(page, 'Deleted')).toHaveCount(0);
    expect(sent).toEqual([
      { method: 'DELETE', path: `${kind.api}/delete/${id(kind, 'Deleted')}`, body: null },
    ]);
    expect(await entityOnServer(kind, 'Deleted')).toEqual({});
  });

  test("a failure says the fixed text, whatever the server's, and keeps the entry", async () => {
    const page = await openList(kind, { expected: refused });
    const path = `${kind.api}/delete/${id(kind, 'Not deleted')}`;
    await answerInstead(page, 'DELETE', path, { status: 500, body: { message: 'Not this text' } });
    const dialog = await askToDelete(page, kind, 'Not deleted');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, toasts.deleteFailed)).toBeVisible();
    await expect(kind.entry(page, 'Not deleted')).toBeVisible();
  });

  test('one that somebody else has deleted says so, and the list is refreshed', async () => {
    const page = await openList(kind, { expected: refused });
    const dialog = await askToDelete(page, kind, 'Lost');
    await deleteElsewhere(kind, 'Lost');
    const sent = recordRequests(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, toasts.deleteFailed)).toBeVisible();
    await expect(page.getByText('Someone else has already deleted it.')).toBeVisible();
    await expect(kind.entry(page, 'Lost')).toHaveCount(0);
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });
});

describe('testimonials', () => {
  test('Add Testimonial takes a name in one line and a message in many', async () => {
    const page = await open('/dashboard/testimonials/add');
    await expect(page.getByLabel('Name')).toHaveJSProperty('tagName', 'INPUT');
    await expect(page.getByLabel('Message')).toHaveJSProperty('tagName', 'TEXTAREA');
  });

  test.each([390, 800, 1280])('the table at %i px has Name, Message and Actions', async (width) => {
    const page = await openList(testimonial, { viewport: { width, height: 900 } });
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Message', 'Actions']);
    const row = testimonial.entry(page, 'Shown');
    await expect(row.getByRole('cell').first()).toHaveText(letters);
    await expect(row.getByRole('button')).toHaveText(['Edit', 'Delete']);
  });

  test('the dialog shows the name, which cannot be changed, and the message', async () => {
    const page = await openList(testimonial);
    const dialog = await edit(page, testimonial, 'Shown');
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expectValues(dialog, { Name: 'Shown', Message: letters });
    await expect(dialog.getByLabel('Name')).toHaveJSProperty('readOnly', true);
    await expect(dialog.getByLabel('Message')).toBeEditable();
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Update']);
  });

  test('an empty message is taken', async () => {
    const page = await openList(testimonial);
    const dialog = await edit(page, testimonial, 'Emptied');
    await fill(dialog, { Message: '' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'Testimonial updated successfully')).toBeVisible();
    await expect(testimonial.entry(page, 'Emptied').getByRole('cell').first()).toHaveText('');
  });
});

describe('blogs', () => {
  test('Add Blog has no field for an image', async () => {
    const page = await open('/dashboard/blogs/add');
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await expect(page.locator('main input[type="file"], main input[type="url"]')).toHaveCount(0);
    await expect(page.getByLabel('Content')).toHaveJSProperty('tagName', 'TEXTAREA');
  });

  test("'List of Blogs' shows title, 120 characters and an ellipsis, the image, and two buttons", async () => {
    const page = await openList(blog);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of Blogs');
    const item = blog.entry(page, 'Shown');
    await expect(item.getByText(`${letters.slice(0, 120)}...`, { exact: true })).toBeVisible();
    await expect(item.locator('img')).toHaveAttribute('src', '/images/blog-planning-calendar.webp');
    await expect(item.getByRole('button')).toHaveText(['Edit Blog', 'Delete Blog']);
    await expect(blog.entry(page, 'Not deleted').locator('img')).toHaveCount(0);
  });

  test('the dialog has title and content alone, both required', async () => {
    const page = await openList(blog);
    const sent = recordRequests(page);
    const dialog = await edit(page, blog, 'Shown');
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expectValues(dialog, { Title: 'Shown', Content: letters });
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Update Blog']);
    for (const label of ['Title', 'Content']) {
      await expect(dialog.getByLabel(label)).toHaveJSProperty('required', true);
      await fill(dialog, { Title: 'Shown', Content: letters, [label]: '' });
      await dialog.getByRole('button', { name: 'Update Blog' }).click();
      await expect(dialog.getByLabel(label)).toBeFocused();
    }
    expect(sent).toEqual([]);
  });
});
