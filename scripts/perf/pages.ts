import lighthouse, { type Flags, type Result } from 'lighthouse';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/paths.ts';
import { budgets } from './budgets.ts';
import { type Bench, EMPTY_PATH, listPaths, NOT_FOUND_PATH } from './built-site.ts';
import { type Figure, median } from './figures.ts';

const PAINTS = ['first-contentful-paint', 'largest-contentful-paint'];
const AUDITS = ['total-blocking-time', 'cumulative-layout-shift'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages whose largest element is a picture, which needs a round trip after the HTML. */
const PICTURE_PATHS: readonly string[] = [
  paths.home,
  ...destinations.map(({ slug }) => paths.studyIn(slug)),
];

/** Lighthouse at times records no trace of a page load, which says nothing about the page. */
const MAX_ATTEMPTS = 3;

/**
 * Runs Lighthouse on each page and on an empty one: in its simulation of a phone, and for the paints
 * on a slow line and processor. The simulation adds the favicon to the largest paint if the browser
 * happens to request it first. Each round loads every page once, so that a busy moment of the
 * machine affects all of them.
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

async function measurePaints(bench: Bench, path: string): Promise<Figure[]> {
  const flags = { onlyAudits: PAINTS, throttlingMethod: 'devtools' } as const;
  const { audits } = await runLighthouse(bench, path, flags);
  return PAINTS.map((id) => figure(path, id, audits[id]?.numericValue));
}

async function measureScores(bench: Bench, path: string): Promise<Figure[]> {
  const { audits, categories } = await runLighthouse(bench, path);
  return [
    ...AUDITS.map((id) => figure(path, id, audits[id]?.numericValue)),
    ...CATEGORIES.map((id) => figure(path, id, (categories[id]?.score ?? Number.NaN) * 100)),
  ];
}

const figure = (subject: string, metric: string, value = Number.NaN) => ({
  subject,
  metric,
  value,
});

async function runLighthouse(bench: Bench, path: string, flags: Flags = {}): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(bench.url + path, {
      port: bench.debuggingPort,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...flags,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const message = `Lighthouse on ${path}: ${result?.lhr.runtimeError?.message}`;
    if (attempt === MAX_ATTEMPTS) throw new Error(message);
    console.warn(`${message} Trying again.`);
  }
}

/** The empty page has no budgets, and search engines must not list the not-found page. */
function budgetOf(path: string, metric: string, emptyPage: number): Partial<Figure> {
  if (path === EMPTY_PATH || (path === NOT_FOUND_PATH && metric === 'seo')) return {};
  if (CATEGORIES.includes(metric)) return { min: budgets.lighthouseScore };
  if (metric === 'total-blocking-time') return { max: budgets.blocking };
  if (metric === 'cumulative-layout-shift') return { max: budgets.layoutShift };
  const isPicture = metric === 'largest-contentful-paint' && PICTURE_PATHS.includes(path);
  return { max: Math.round(emptyPage * (isPicture ? budgets.pictureRatio : budgets.paintRatio)) };
}
