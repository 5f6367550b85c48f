import { expect, type Page } from '@playwright/test';
import { sharedPage, test } from './fixtures.ts';
import { deferred, mockResponse, recordRequests } from './mock-api.ts';

const testimonials = [
  { _id: '691bfc245b3d71c0bf983806', name: 'Bimala Rai', message: 'They told me the truth.' },
  { _id: '691bfc245b3d71c0bf983805', name: 'सुस्मिता', message: 'मेरो घर सुर्खेत हो।' },
  { _id: '691bfc245b3d71c0bf983804', name: 'Dipesh', message: 'A "good" plan.\nAnd a visa.' },
  { _id: '691bfc245b3d71c0bf983803', name: 'Asmita', message: 'I passed.' },
];

test.use({ data: { testimonials, blogs: [] } });

const listPath = '/api/testimonials/get';
const cards = (page: Page) => page.getByRole('main').getByRole('figure');

test.describe('the page', () => {
  const shared = sharedPage('/testimonials');

  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`has ${columns} column(s) at ${width} px`, async () => {
      await shared.page.setViewportSize({ width, height: 900 });
      await expect(cards(shared.page)).toHaveCount(testimonials.length);
      const countColumns = () =>
        cards(shared.page).evaluateAll(
          (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
      await expect.poll(countColumns).toBe(columns);
    });
  }

  test("has the hero 'Hear From Our Students'", async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText(
      'Hear From Our Students',
    );
  });

  for (const { name, message } of testimonials) {
    test(`shows the message of ${name} in quotes`, async () => {
      const card = cards(shared.page).filter({ has: shared.page.getByText(name, { exact: true }) });
      await expect(card.getByRole('blockquote')).toHaveText(`“${message}”`);
    });
  }
});

test('marks an invented person in the preview', async ({ hydratedPage }) => {
  const [invented, own] = testimonials;
  const page = await hydratedPage('/testimonials', {
    prepare: (newPage) =>
      mockResponse(newPage, 'GET', listPath, { body: [{ ...invented, _sample: true }, own] }),
  });
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Bimala Rai Sample');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(1);
});

test('requests the list once', async ({ hydratedPage }) => {
  let sent: unknown[] = [];
  const page = await hydratedPage('/testimonials', {
    prepare: async (newPage) => {
      sent = recordRequests(newPage);
    },
  });
  await expect(cards(page)).toHaveCount(testimonials.length);
  expect(sent).toEqual([{ method: 'GET', path: listPath, body: null }]);
});

test("shows 'Loading testimonials...' until the response arrives", async ({ hydratedPage }) => {
  const delay = deferred();
  const page = await hydratedPage('/testimonials', {
    prepare: (newPage) => mockResponse(newPage, 'GET', listPath, { after: delay.promise }),
  });
  await expect(page.getByText('Loading testimonials...')).toBeVisible();
  delay.resolve();
  await expect(cards(page)).toHaveCount(testimonials.length);
  await expect(page.getByText('Loading testimonials...')).toBeHidden();
});

for (const [name, response] of [
  ['unreachable', 'unreachable'],
  ['a server error', { status: 500, body: { message: 'Out of order' } }],
  ['invalid', { body: { nothing: true } }],
] as const) {
  test(`shows only the hero and logs the error if the response is ${name}`, async ({
    hydratedPage,
  }) => {
    const logged: string[] = [];
    const page = await hydratedPage('/testimonials', {
      expectedErrors: [/testimonials/, /Failed to load resource/],
      prepare: async (newPage) => {
        newPage.on('console', (message) => logged.push(message.text()));
        await mockResponse(newPage, 'GET', listPath, response);
      },
    });
    await expect.poll(() => logged.join('\n')).toContain('Failed to load testimonials:');
    await expect(page.getByRole('main').locator('section')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/loading|fail|error/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear From Our Students');
  });
}
