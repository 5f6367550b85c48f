import type { Browser, Locator, Page } from 'playwright';
import { paths } from '#src/paths.ts';
import { budgets } from './budgets.ts';
import { type Check, repeat } from './checks.ts';
import { openTakenOver, untilCalm, withSlowPage } from './slow-page.ts';
import { paintTime, watchPaint } from './watch-paint.ts';

interface Press {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** Matches when the result is there. */
  readonly shown: string;
  /**
   * How the page stands when it is pressed: taken over by the site's script, and what the target
   * leads to fetched ahead; taken over and nothing fetched; or as it was served.
   */
  readonly page: 'ahead' | 'taken over' | 'as served';
  readonly isBudgeted: boolean;
}

/** Marks the heading of the page that is left: the next page brings its own. */
const OLD_HEADING = 'data-bench-old';

const nextPage = `h1:not([${OLD_HEADING}])`;

const inMain = (href: string) => (page: Page) => page.locator(`main a[href="${href}"]`).first();

const menuOpener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

const firstQuestion = (page: Page) => page.locator('.faq button').first();

const guide = paths.studyIn('uk');

const presses: readonly Press[] = [
  {
    name: 'The menu opens',
    path: paths.home,
    target: menuOpener,
    shown: ':popover-open',
    page: 'taken over',
    isBudgeted: true,
  },
  {
    name: 'An answer opens',
    path: paths.testPreparation('ielts'),
    target: firstQuestion,
    shown: '.faq [aria-expanded="true"]',
    page: 'taken over',
    isBudgeted: true,
  },
  ...([paths.about, guide] as const).flatMap((href): readonly Press[] => {
    const press = { path: paths.home, target: inMain(href), shown: nextPage };
    return [
      { ...press, name: `Home to ${href}, fetched ahead`, page: 'ahead', isBudgeted: true },
      { ...press, name: `Home to ${href}, not fetched`, page: 'taken over', isBudgeted: false },
    ];
  }),
  {
    name: 'A guide to the next page before any script',
    path: guide,
    target: inMain(paths.contact),
    shown: nextPage,
    page: 'as served',
    isBudgeted: false,
  },
];

/**
 * How long, on a slow phone, from a press to the paint that shows its result. Each is pressed almost
 * twice as often as a page is loaded: a tenth of a second is soon lost to what else a machine does.
 */
export async function measurePresses(
  browser: Browser,
  url: string,
  runs: number,
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const press of presses) {
    const value = await repeat(2 * runs - 1, () => measure(browser, url, press));
    const budget = press.isBudgeted ? { budget: budgets.press } : {};
    checks.push({ name: press.name, value, unit: 'ms', ...budget });
  }
  return checks;
}

function measure(browser: Browser, url: string, press: Press): Promise<number> {
  const options = {
    savesData: press.page !== 'ahead',
    prepare: (context: Parameters<typeof watchPaint>[0]) =>
      watchPaint(context, { selector: press.shown, since: 'press' }),
  };
  return withSlowPage(browser, options, async ({ page }) => {
    if (press.page === 'as served') await page.goto(url + press.path, { waitUntil: 'load' });
    else await openTakenOver(page, url + press.path);
    const target = press.target(page);
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    if (press.page === 'ahead') await page.waitForTimeout(FETCH_MS);
    if (press.page !== 'as served') await untilCalm(page);
    await page
      .locator('h1')
      .evaluate((heading, mark) => heading.setAttribute(mark, ''), OLD_HEADING);
    await tap(target);
    return paintTime(page);
  });
}

/** How long, in ms, a link is in view before it is pressed. */
const FETCH_MS = 2000;

/** Without Playwright's own waiting, which would take the page's time. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What was to be pressed is not there.');
  const { x, y, width, height } = box;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}
