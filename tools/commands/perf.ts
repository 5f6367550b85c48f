import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { freePort } from '#tools/settings/ports.ts';
import { root } from '#tools/settings/settings.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { launchBrowser, prepareBuild, serveBuild } from '../perf/builtSite.ts';
import { measureBytes } from '../perf/bytes.ts';
import { budgetViolations, toRows, writeReport } from '../perf/figures.ts';
import { measureInteractions } from '../perf/interactions.ts';
import { measureLoading } from '../perf/loading.ts';
import { measurePages } from '../perf/pages.ts';

const parts = Object.entries({
  pages: measurePages,
  loading: measureLoading,
  bytes: measureBytes,
  interactions: measureInteractions,
});

/**
 * `npm run perf` measures the built site against its budgets. `--part <name>` runs one part,
 * `--page <path>` measures one page, `--runs <n>` sets how often each figure is measured, and
 * `--site <dir>` takes a build, `--metric <name>` compares only these figures with their budgets.
 * Only a whole run writes the report.
 */
export async function main(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = {
    part: text,
    page: text,
    site: text,
    metric: { ...text, multiple: true },
    runs: { ...text, default: '3' },
  } as const;
  const { part, page, site, metric, runs } = parseArgs({ args: [...args], options }).values;
  const chosen = parts.filter(([name]) => name === (part ?? name));
  if (chosen.length === 0) throw new CliError(`There is no part '${part}'.`);
  if (!(Number(runs) > 0)) throw new CliError('--runs must be a positive number.');
  onShutdown(() => {}, 130);
  const temp = createTempDir('bench');
  const dir = await prepareBuild(temp, site);
  const server = await serveBuild(dir, join(temp, 'data'));
  const report: Record<string, object> = {};
  const violations: string[] = [];
  for (const [name, measure] of chosen) {
    const debuggingPort = await freePort();
    const browser = await launchBrowser(debuggingPort);
    const bench = { browser, debuggingPort, dir, url: server.url, page, runs: Number(runs) };
    const figures = await measure(bench);
    await browser.close();
    if (figures.length === 0) violations.push(`The part '${name}' measured nothing.`);
    const compared = figures.filter((figure) => metric?.includes(figure.metric) ?? true);
    if (compared.length === 0) violations.push(`The part '${name}' has no such metric.`);
    violations.push(...budgetViolations(compared));
    report[name] = toRows(figures);
    console.log(`\n${name}`);
    console.table(report[name]);
  }
  await server.close();
  if (!part && !page) writeReport(join(root, 'docs/bench/latest.json'), Number(runs), report);
  console.log([...violations, `${violations.length} budgets violated`].join('\n'));
  process.exitCode = violations.length > 0 ? 1 : 0;
}
