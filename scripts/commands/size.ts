import { parseArgs } from 'node:util';
import { onShutdown } from '../on-shutdown.ts';
import { launchBench, serveBench } from '../perf/bench-site.ts';
import { bytesTable, overBudget } from '../perf/byte-budgets.ts';
import { measureFirstVisit } from '../perf/bytes.ts';
import { inParallel } from '../perf/in-parallel.ts';
import { measuredRoutes } from '../perf/routes.ts';
import { createTempDir } from '../testing/temp-dir.ts';

/** How many pages load at the same time. Loading is mostly waiting. */
const WORKERS = 6;

/**
 * `npm run size` compares what a first visit to each public page downloads with its budget.
 * `-- --site <dir>` uses the site that is built there.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { site: { type: 'string' } } });
  const temp = createTempDir('size');
  onShutdown(temp.remove, 130);
  const site = await serveBench({ dataDir: temp.dir, siteDir: values.site });
  const browser = await launchBench();
  try {
    const routes = await measuredRoutes(site.apiUrl);
    const pages = await inParallel(routes, WORKERS, async (path) => ({
      path,
      ...(await measureFirstVisit(browser, site.url + path)),
    }));
    console.log(bytesTable(pages));
    const failed = pages.filter((page) => overBudget(page).length > 0).length;
    console.log(`\n${pages.length - failed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await Promise.all([browser.close(), site.close()]);
    temp.remove();
  }
}
