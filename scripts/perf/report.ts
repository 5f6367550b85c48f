import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build/settings.ts';
import { type Check, isKept } from './checks.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import { missesOf } from './page-budgets.ts';
import type { PageFigures } from './pages.ts';

/** Where the figures of the last whole run stand. */
export const reportFile = join(root, 'bench/latest.json');

/** All that a whole run has measured. */
export interface Figures {
  readonly runs: number;
  /** Version of the browser. */
  readonly chromium: string;
  readonly empty: LighthouseFigures;
  readonly pages: readonly PageFigures[];
  readonly checks: readonly Check[];
}

/** Writes them down, with the machine they hold for. Times in ms, sizes in bytes. */
export function writeReport({ runs, chromium, empty, pages, checks }: Figures): void {
  const [cpu] = cpus();
  const report = {
    date: new Date().toISOString(),
    machine: {
      system: `${platform()} ${release()} ${arch()}`,
      processor: cpu?.model.trim() ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
    },
    versions: {
      node: process.versions.node,
      chromium,
      lighthouse: versionOf('lighthouse'),
    },
    runs,
    emptyPage: rounded(empty),
    pages: pages.map((page) => ({ ...rounded(page), misses: missesOf(page, empty).join(', ') })),
    checks: checks.map((check) => ({
      ...check,
      value: round(check.value),
      isKept: isKept(check),
    })),
  };
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}

function rounded<Page extends LighthouseFigures>(page: Page): Page {
  return {
    ...page,
    firstPaint: round(page.firstPaint),
    largestPaint: round(page.largestPaint),
    blocking: round(page.blocking),
    layoutShift: round(page.layoutShift),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function versionOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
