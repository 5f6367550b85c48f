import lighthouse from 'lighthouse';
import { budgets } from './budgets.ts';
import { type Bench, EMPTY_PATH, listPaths, NOT_FOUND_PATH } from './built-site.ts';
import { type Figure, median } from './figures.ts';

const FIRST_PAINT = 'first-contentful-paint';
const LARGEST_PAINT = 'largest-contentful-paint';
const AUDITS = [FIRST_PAINT, LARGEST_PAINT, 'total-blocking-time', 'cumulative-layout-shift'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse on each page and on an empty one, in Lighthouse's simulation of a phone. Each
 * round loads every page once, so that a busy moment of the machine affects all of them.
 */
export async function measurePages(bench: Bench): Promise<readonly Figure[]> {
  const paths = [EMPTY_PATH, ...listPaths(bench)];
  const loads: Figure[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    for (const path of paths) loads.push(...(await runLighthouse(bench, path)));
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

/** Lighthouse at times records no trace of a page load, which says nothing about the page. */
const MAX_ATTEMPTS = 3;

async function runLighthouse(bench: Bench, path: string, attempt = 1): Promise<Figure[]> {
  const flags = {
    port: bench.debuggingPort,
    logLevel: 'error',
    disableFullPageScreenshot: true,
  } as const;
  const result = await lighthouse(bench.url + path, flags);
  const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {};
  if (runtimeError) {
    const message = `Lighthouse on ${path}: ${runtimeError.message}`;
    if (attempt === MAX_ATTEMPTS) throw new Error(message);
    console.warn(`${message} Trying again.`);
    return runLighthouse(bench, path, attempt + 1);
  }
  const figure = (metric: string, value = Number.NaN) => ({ subject: path, metric, value });
  return [
    ...AUDITS.map((id) => figure(id, audits[id]?.numericValue)),
    ...CATEGORIES.map((id) => figure(id, (categories[id]?.score ?? Number.NaN) * 100)),
  ];
}

/** The empty page has no budgets, and search engines must not list the not-found page. */
function budgetOf(path: string, metric: string, emptyPage: number): Partial<Figure> {
  if (path === EMPTY_PATH || (path === NOT_FOUND_PATH && metric === 'seo')) return {};
  if (CATEGORIES.includes(metric)) return { min: budgets.lighthouseScore };
  if (metric === 'total-blocking-time') return { max: budgets.blocking };
  if (metric === 'cumulative-layout-shift') return { max: budgets.layoutShift };
  return { max: Math.round(emptyPage * budgets.paintRatio) };
}
