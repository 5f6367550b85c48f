import type { Browser } from 'playwright';
import { shortPath } from '../build/settings.ts';
import { onShutdown } from '../on-shutdown.ts';
import { type BenchSite, launchBench, serveBench } from '../perf/bench-site.ts';
import { type Check, isKept } from '../perf/checks.ts';
import { checksTable } from '../perf/checks-table.ts';
import { measureGrowth } from '../perf/growth.ts';
import { measureHeap } from '../perf/heap.ts';
import { type Options, parts, readOptions, usage } from '../perf/options.ts';
import { missesOf, pagesTable } from '../perf/page-budgets.ts';
import { addEmptyPage, measurePages } from '../perf/pages.ts';
import { measurePresses } from '../perf/presses.ts';
import { reportFile, writeReport } from '../perf/report.ts';
import { measuredRoutes } from '../perf/routes.ts';
import { freePort } from '../server/ports.ts';
import { createTempDir } from '../testing/temp-dir.ts';

/** All that the parts of the bench need. */
interface Setting {
  readonly site: BenchSite;
  readonly scratchDir: string;
  readonly options: Options;
}

/**
 * `npm run perf`: builds the site, serves it as a static host would, and measures it beside an
 * empty page. Nothing leaves the machine.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.isHelp) {
    console.log(usage);
    return;
  }
  const scratch = createTempDir('bench');
  const site = await serveBench({ dataDir: scratch.dir, siteDir: options.siteDir });
  const end = async () => {
    await site.close();
    scratch.remove();
  };
  onShutdown(end, 130);
  try {
    await bench({ site, scratchDir: scratch.dir, options });
  } finally {
    await end();
  }
}

async function bench(setting: Setting): Promise<void> {
  const { options } = setting;
  const measured = options.parts.includes('pages') ? await benchPages(setting) : undefined;
  const checks = await benchChecks(setting);
  if (checks.length > 0) console.log(`\n${checksTable(checks)}`);
  if (measured && options.parts.length === parts.length) {
    writeReport({ ...measured, checks, runs: options.runs });
    console.log(`\nWritten to ${shortPath(reportFile)}.`);
  }
  const verdicts = [
    ...(measured?.pages.map((page) => missesOf(page, measured.empty).length === 0) ?? []),
    ...checks.filter(({ budget }) => budget !== undefined).map(isKept),
  ];
  const missed = verdicts.filter((kept) => !kept).length;
  console.log(`\n${verdicts.length - missed} within budget, ${missed} missed`);
  process.exitCode = missed > 0 ? 1 : 0;
}

/**
 * Gives a part of the bench a browser of its own, as fresh as a visitor's: none works with what
 * another has left in it.
 */
async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  ...args: readonly string[]
): Promise<Result> {
  const browser = await launchBench(...args);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function benchPages({ site, options }: Setting) {
  const all = await measuredRoutes(site.apiUrl);
  const routes = options.path ? [options.path] : all;
  addEmptyPage(site.dir);
  const onRound = (round: number) => console.log(`Round ${round} of ${options.runs} is over.`);
  const { runs } = options;
  // Where the browser listens, for Lighthouse.
  const port = await freePort();
  const measured = await withBrowser(
    async (browser) => ({
      ...(await measurePages({ browser, port, url: site.url, runs, onRound }, routes)),
      chromium: browser.version(),
    }),
    `--remote-debugging-port=${port}`,
  );
  console.log(`\n${pagesTable(measured.pages, measured.empty)}`);
  return measured;
}

async function benchChecks({ site, scratchDir, options }: Setting): Promise<readonly Check[]> {
  const { runs, parts } = options;
  const checks: Check[] = [];
  if (parts.includes('presses')) {
    checks.push(...(await withBrowser((browser) => measurePresses(browser, site.url, runs))));
  }
  if (parts.includes('growth')) {
    checks.push(
      ...(await withBrowser((browser) => measureGrowth(browser, site.dir, scratchDir, runs))),
    );
  }
  if (parts.includes('heap')) {
    checks.push(...(await withBrowser((browser) => measureHeap(browser, site.url))));
  }
  if (site.buildTime) checks.push({ name: 'The build', value: site.buildTime, unit: 'ms' });
  return checks;
}
