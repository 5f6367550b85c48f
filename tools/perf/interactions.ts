import type { Browser, Page } from 'playwright';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import type { Bench } from './builtSite.ts';
import { type Figure, median } from './figures.ts';
import {
  isHydrated,
  timeToPaint,
  waitForHydration,
  waitForIdle,
  withSlowPage,
} from './slowPage.ts';

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  readonly shown: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Is pressed after the tap, and starts the clock. */
  readonly key?: string;
  /** A text for all fields of the form, of which one is an address. */
  readonly filled?: string;
}

const laptop = { viewport: { width: 1440, height: 900 } };
const ielts = paths.testPreparation('ielts');
const { home, about, compare, contact } = paths;
const guide = paths.studyIn('uk');
const nextHeading = 'h1:not([data-previous-page])';
const nameField = 'main [name="user_name"]';
const submit = 'main form [type="submit"]';

const faqAnswer = tap('FAQ answer', ielts, '#faq summary', '#faq details[open] p');
const mobileMenu = tap('Mobile menu', about, '[aria-label="Menu"]', 'nav:popover-open a');

const hydratedInteractions: readonly Interaction[] = [
  faqAnswer,
  mobileMenu,
  tap('Home to a page', home, `main a[href="${about}"]`, nextHeading),
  tap('Home to a guide', home, `main a[href="${guide}"]`, nextHeading),
];

const firstInteractions: readonly Interaction[] = [
  faqAnswer,
  mobileMenu,
  tap('Header menu', about, 'header nav button', 'header nav :popover-open a', laptop),
  tap('Color scheme', about, '[name="color-scheme"]', '[data-scheme="dark"] body', laptop),
  tap('Country', compare, 'main [type="checkbox"]', 'main [type="checkbox"]:checked'),
  tap('Typing a message', contact, nameField, `${nameField}:valid`, { key: 'A' }),
  tap('Sending a message', contact, submit, `main form[aria-busy="true"], ${submit}:disabled`, {
    filled: 'asha@example.com',
  }),
  tap('Show map', contact, 'main summary:has-text("Show map")', 'main details[open] > div'),
];

function tap(
  name: string,
  path: string,
  target: string,
  shown: string,
  options: Partial<Interaction> = {},
): Interaction {
  return { name, path, target, shown, ...options };
}

/** Fills all fields in one step, because the page would hydrate while Playwright types. */
function fillForm(page: Page, text: string): Promise<void> {
  return page.locator('main form').evaluate((form, value) => {
    for (const field of form.querySelectorAll('input:not([hidden]), textarea'))
      Object.assign(field, { value });
  }, text);
}

/** Measures the time from an interaction to its effect on a slow phone, hydrated and before. */
export async function measureInteractions({ browser, url, page, runs }: Bench) {
  const figures: Figure[] = [];
  const add = async (interaction: Interaction, isFirst: boolean, times: number) => {
    const subject = `${interaction.name}, ${isFirst ? 'first' : 'hydrated'}`;
    const values: number[] = [];
    while (values.length < times) {
      const time = await measure(browser, url, interaction, isFirst).catch((error: unknown) => {
        console.error(subject, error instanceof Error ? error.message : error);
        return Number.NaN;
      });
      values.push(time);
    }
    figures.push({ subject, metric: 'time (ms)', value: median(values), max: budgets.interaction });
  };
  const isMeasured = ({ path }: Interaction) => path === (page ?? path);
  // Those after hydration vary more.
  for (const one of hydratedInteractions.filter(isMeasured)) await add(one, false, 2 * runs - 1);
  for (const one of firstInteractions.filter(isMeasured)) await add(one, true, runs);
  return figures;
}

function measure(browser: Browser, url: string, interaction: Interaction, isFirst: boolean) {
  const { path, shown, key, filled, target, ...options } = interaction;
  return withSlowPage(browser, { ...options, hasSlowLine: isFirst }, async (page) => {
    await page.goto(url + path, { waitUntil: isFirst ? 'commit' : 'networkidle' });
    if (!isFirst) await waitForHydration(page);
    const element = page.locator(target).first();
    // The browser may not have the form yet.
    await element.waitFor();
    if (filled) await fillForm(page, filled);
    await element.scrollIntoViewIfNeeded();
    if (!isFirst) await waitForIdle(page);
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-previous-page', ''));
    const box = await element.boundingBox();
    if (!box) throw new Error(`${target} is not visible`);
    if (isFirst && (await isHydrated(page))) throw new Error('The page is already hydrated');
    const effect = { selector: shown, since: key ? 'keydown' : 'pointerdown' } as const;
    return timeToPaint(page, effect, async () => {
      // By position, because Playwright's own checks would use the page's time.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      if (key) await page.keyboard.press(key);
    });
  });
}
