import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type FirstVisit, measureFirstVisit } from './bytes.ts';
import { type LighthouseFigures, runLighthouse, type Scores } from './lighthouse.ts';
import { median } from './median.ts';
import { unknownPath } from './routes.ts';

/** What was measured on a page: medians of all runs. */
export interface PageFigures extends LighthouseFigures {
  readonly path: string;
  readonly bytes: FirstVisit;
}

/** An empty page: what no site can be faster than. */
const EMPTY_PAGE = '<!doctype html><title>Empty</title>A line of text.';

/** Its address on the site's own server. */
const EMPTY_PATH = '/empty.html';

/** Puts the empty page beside the pages of a built site. */
export function addEmptyPage(siteDir: string): void {
  writeFileSync(join(siteDir, EMPTY_PATH), EMPTY_PAGE);
}

interface Bench {
  readonly browser: Browser;
  /** Where the same browser listens. */
  readonly port: number;
  readonly url: string;
  readonly runs: number;
  /** Is told of each round that is over. */
  readonly onRound: (round: number) => void;
}

/**
 * Measures pages and the empty page: round by round one load of each, so that what slows the
 * machine for a while slows them all.
 */
export async function measurePages(
  { browser, port, url, runs, onRound }: Bench,
  routes: readonly string[],
): Promise<{ readonly empty: LighthouseFigures; readonly pages: readonly PageFigures[] }> {
  const loads = new Map<string, LighthouseFigures[]>();
  for (let round = 1; round <= runs; round += 1) {
    for (const path of [EMPTY_PATH, ...routes]) {
      const load = await runLighthouse(url + servedPath(path), port);
      loads.set(path, [...(loads.get(path) ?? []), load]);
    }
    onRound(round);
  }
  const pages: PageFigures[] = [];
  for (const path of routes) {
    const bytes = await measureFirstVisit(browser, url + path);
    pages.push({ path, bytes, ...medians(loads.get(path) ?? []) });
  }
  return { empty: medians(loads.get(EMPTY_PATH) ?? []), pages };
}

/** Lighthouse measures no answer with status 404: it gets the page that is sent with it. */
function servedPath(path: string): string {
  return path === unknownPath ? '/404.html' : path;
}

function medians(loads: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (figure: (load: LighthouseFigures) => number) => median(loads.map(figure));
  const score = (name: keyof Scores) => of(({ scores }) => scores[name]);
  return {
    firstPaint: of((load) => load.firstPaint),
    largestPaint: of((load) => load.largestPaint),
    isLargestServed: loads.every((load) => load.isLargestServed),
    blocking: of((load) => load.blocking),
    layoutShift: of((load) => load.layoutShift),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('bestPractices'),
      seo: score('seo'),
    },
  };
}
