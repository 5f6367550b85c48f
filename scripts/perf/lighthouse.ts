import lighthouse from 'lighthouse';
import { isServed, readLargestElement } from './largest-element.ts';

/** What Lighthouse says of one load of a page, in its mobile simulation. */
export interface LighthouseFigures {
  /** In ms. */
  readonly firstPaint: number;
  /** In ms. */
  readonly largestPaint: number;
  /** Whether what is painted largest is in the page as it is served, and not in an API's answer. */
  readonly isLargestServed: boolean;
  /** In ms. */
  readonly blocking: number;
  readonly layoutShift: number;
  readonly scores: Scores;
}

/** Lighthouse's four, from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** Loads a page in the browser that listens on `port`, as a first visitor. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseFigures> {
  const flags = { port, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const number = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${id} for ${url}.`);
    return value;
  };
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const largest = readLargestElement(audits['largest-contentful-paint-element']?.details);
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    isLargestServed: largest ? isServed(largest, await (await fetch(url)).text()) : true,
    blocking: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
  };
}
