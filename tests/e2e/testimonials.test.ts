import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { answerInstead, recordRequests, shutGate } from './requests.ts';
import { serveSite } from './site.ts';

const testimonials = [
  { _id: '691bfc245b3d71c0bf983806', name: 'Bimala Rai', message: 'They told me the truth.' },
  { _id: '691bfc245b3d71c0bf983805', name: 'सुस्मिता', message: 'मेरो घर सुर्खेत हो।' },
  { _id: '691bfc245b3d71c0bf983804', name: 'Dipesh', message: 'A "good" plan.\nAnd a visa.' },
  { _id: '691bfc245b3d71c0bf983803', name: 'Asmita', message: 'I passed.' },
];

const served = serveSite({ testimonials, blogs: [] });
const { openReady, sharePage } = launchBrowser(served);

const listPath = '/api/testimonials/get';
const cards = (page: Page) => page.getByRole('main').getByRole('figure');

describe.each([
  [390, 1],
  [800, 2],
  [1280, 3],
])('at %i px', (width, columns) => {
  const shared = sharePage('/testimonials', { viewport: { width, height: 900 } });

  test(`the cards stand in ${columns} column(s)`, async () => {
    await expect(cards(shared.page)).toHaveCount(testimonials.length);
    const lefts = await cards(shared.page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  });
});

describe('the page', () => {
  const shared = sharePage('/testimonials');

  test("has the hero 'Hear From Our Students'", async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText(
      'Hear From Our Students',
    );
  });

  test.each(testimonials)('shows what $name says, in quotes', async ({ name, message }) => {
    const card = cards(shared.page).filter({ has: shared.page.getByText(name, { exact: true }) });
    await expect(card.getByRole('blockquote')).toHaveText(`“${message}”`);
  });
});

test('the list is asked for once, with nothing sent along', async () => {
  let sent: unknown[] = [];
  const page = await openReady('/testimonials', {
    prepare: async (fresh) => {
      sent = recordRequests(fresh);
    },
  });
  await expect(cards(page)).toHaveCount(testimonials.length);
  expect(sent).toEqual([{ method: 'GET', path: listPath, body: null }]);
});

test("it says 'Loading testimonials...' until they have come", async () => {
  const gate = shutGate();
  const page = await openReady('/testimonials', {
    prepare: (fresh) => answerInstead(fresh, 'GET', listPath, { after: gate.opened }),
  });
  await expect(page.getByText('Loading testimonials...')).toBeVisible();
  gate.open();
  await expect(cards(page)).toHaveCount(testimonials.length);
  await expect(page.getByText('Loading testimonials...')).toBeHidden();
});

test.each([
  ['unreachable', 'unreachable'],
  ['broken', { status: 500, body: { message: 'Out of order' } }],
  ['no list', { body: { nothing: true } }],
] as const)(
  'where the answer is %s the hero stands alone, and the console says so',
  async (_, answer) => {
    const logged: string[] = [];
    const page = await openReady('/testimonials', {
      expected: [/testimonials/, /Failed to load resource/],
      prepare: async (fresh) => {
        fresh.on('console', (message) => logged.push(message.text()));
        await answerInstead(fresh, 'GET', listPath, answer);
      },
    });
    await expect.poll(() => logged.join('\n')).toContain('Failed to load testimonials:');
    await expect(page.getByRole('main').locator('section')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/loading|fail|error/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear From Our Students');
  },
);
