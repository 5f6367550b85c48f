import lighthouse, { type Result } from 'lighthouse';
import type { Page } from 'playwright';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import { type Bench, EMPTY_PATH, listPaths } from './builtSite.ts';
import { type Figure, median } from './figures.ts';
import { withSlowPage } from './slowPage.ts';

/** The time after the load event in which a larger paint may still come, in ms. */
const LARGEST_PAINT_WAIT_MS = 1000;

const LAYOUT_SHIFT = 'cumulative-layout-shift';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages whose largest element is a picture, which takes a request more. */
const PICTURE_PATHS: readonly string[] = [
  paths.home,
  ...offeredCountries.map(({ slug }) => paths.studyIn(slug)),
];

/** Lighthouse at times records no trace of a page load, which says nothing about the page. */
const MAX_ATTEMPTS = 3;

/**
 * Opens each page and an empty one on a slow line and processor for the paints, and in Lighthouse's
 * simulation of a phone for the rest. The simulation adds the favicon to the largest paint if the
 * browser happens to request it first. Each round loads every page once, so that a busy moment of
 * the machine affects all of them.
 */
export async function measurePages(bench: Bench): Promise<readonly Figure[]> {
  const loads: Figure[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    for (const path of [EMPTY_PATH, ...listPaths(bench)]) {
      loads.push(...(await measurePaints(bench, path)), ...(await measureScores(bench, path)));
    }
  }
  const medianOf = (path: string, metric: string) =>
    median(loads.filter((it) => it.subject === path && it.metric === metric).map((it) => it.value));
  return loads.slice(0, loads.length / bench.runs).map(({ subject, metric }) => ({
    subject,
    metric,
    value: medianOf(subject, metric),
    ...budgetOf(subject, metric, medianOf(EMPTY_PATH, metric)),
  }));
}

function measurePaints({ browser, url }: Bench, path: string): Promise<Figure[]> {
  return withSlowPage(browser, { hasSlowLine: true }, async (page) => {
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(LARGEST_PAINT_WAIT_MS);
    return [
      figure(path, 'first-contentful-paint', await lastPaint(page, 'paint')),
      figure(path, 'largest-contentful-paint', await lastPaint(page, 'largest-contentful-paint')),
    ];
  });
}

/** The start of the last performance entry of a type, in ms. */
function lastPaint(page: Page, type: string): Promise<number | undefined> {
  return page.evaluate(
    (entryType) =>
      new Promise<number | undefined>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime);
        });
        observer.observe({ type: entryType, buffered: true });
      }),
    type,
  );
}

async function measureScores(bench: Bench, path: string): Promise<Figure[]> {
  const { audits, categories } = await runLighthouse(bench, path);
  return [
    figure(path, LAYOUT_SHIFT, audits[LAYOUT_SHIFT]?.numericValue),
    ...CATEGORIES.map((id) => figure(path, id, (categories[id]?.score ?? Number.NaN) * 100)),
  ];
}

const figure = (subject: string, metric: string, value = Number.NaN) => ({
  subject,
  metric,
  value,
});

async function runLighthouse(bench: Bench, path: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(bench.url + path, {
      port: bench.debuggingPort,
      logLevel: 'error',
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const message = `Lighthouse on ${path}: ${result?.lhr.runtimeError?.message}`;
    if (attempt === MAX_ATTEMPTS) throw new Error(message);
    console.warn(`${message} Trying again.`);
  }
}

/** The empty page has no budgets. */
function budgetOf(path: string, metric: string, emptyPage: number): Partial<Figure> {
  if (path === EMPTY_PATH) return {};
  if (metric === 'performance') return { min: budgets.lighthousePerformance };
  if (CATEGORIES.includes(metric)) return { min: budgets.lighthouseScore };
  if (metric === LAYOUT_SHIFT) return { max: budgets.layoutShift };
  const isPicture = metric === 'largest-contentful-paint' && PICTURE_PATHS.includes(path);
  const ratio = isPicture ? budgets.picturePaintRatio : budgets.paintRatio;
  return { max: Math.round(emptyPage * ratio) };
}
