import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { shortPath } from '../build/settings.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { CliError } from '../cli-error.ts';
import { onShutdown } from '../on-shutdown.ts';
import { createTempDir } from '../testing/temp-dir.ts';
import { Baselines, browserFolder, type Drawer } from '../visual/baselines.ts';
import type { Failure } from '../visual/judge.ts';
import { type Options, readOptions, usage } from '../visual/options.ts';
import { writeReport } from '../visual/report.ts';
import { type Outcome, runSittings, type Setup } from '../visual/run.ts';
import { planSittings, readIndex, type Sitting } from '../visual/stories.ts';
import { buildStorybook, isStorybook, serveStorybook } from '../visual/storybook.ts';

/** No request leaves this machine, and what is drawn does not hang on its screen. */
const visualArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A round edge that is drawn anew in part only comes out otherwise, by where that part ends.
  '--disable-partial-raster',
];

/**
 * `npm run test:visual`: holds every story, in light and dark, against its recorded picture;
 * `-- --update` records what has changed; `-- header` does either for the stories whose id contains
 * 'header'. Another browser than the one that recorded says so in one line, and fails nothing.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.isHelp) {
    console.log(usage);
    return;
  }
  const scratch = createTempDir('visual');
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...launchArgs, ...visualArgs],
  });
  const end = async () => {
    scratch.remove();
    await browser.close();
  };
  onShutdown(end, 130);
  try {
    await test(browser, options, scratch.dir);
  } finally {
    await end();
  }
}

async function test(browser: Browser, options: Options, scratchDir: string): Promise<void> {
  const folder = browserFolder(browser.version());
  const baselines = new Baselines(join(options.baselines, folder));
  if (baselines.isEmpty && !options.isUpdate) {
    console.log(
      `Visual tests: no baselines for ${folder} in ${shortPath(options.baselines)}, so nothing was compared. npm run test:visual -- --update records them.`,
    );
    count(options, 0, 0);
    return;
  }
  const start = performance.now();
  const storybookDir = options.storybookDir ?? join(scratchDir, 'storybook');
  if (!isStorybook(storybookDir)) await buildStorybook(storybookDir);
  const sittings = planSittings(readIndex(storybookDir), options.words);
  if (sittings.length === 0) throw new CliError(`No story's id has ${options.words.join(' or ')}.`);
  const server = await serveStorybook(storybookDir);
  const setup = { ...options, browser, url: server.url, baselines, onFailure: print };
  const outcome = options.isUpdate
    ? await baselines.change((drawer) => update(sittings, setup, drawer, options))
    : await runSittings(sittings, setup);
  await server.close();
  const failures = [...outcome.failures, ...complainOfStale(baselines, outcome, options)];
  const seconds = Math.round((performance.now() - start) / 1000);
  const about = `${outcome.seen.size} pictures in ${seconds} s, ${folder}`;
  await conclude(failures, outcome, options, about);
}

async function update(
  sittings: readonly Sitting[],
  setup: Setup,
  drawer: Drawer,
  options: Options,
): Promise<Outcome> {
  const outcome = await runSittings(sittings, { ...setup, drawer });
  for (const name of findStale(setup.baselines, outcome, options)) drawer.remove(name);
  return outcome;
}

/** The baselines that no story has any more; none if only some stories were looked at. */
function findStale(baselines: Baselines, { seen }: Outcome, { words }: Options): readonly string[] {
  return words.length > 0 ? [] : baselines.names().filter((name) => !seen.has(name));
}

function complainOfStale(baselines: Baselines, outcome: Outcome, options: Options): Failure[] {
  const failures = findStale(baselines, outcome, options).map((name) => ({
    name,
    problem: 'No story has this baseline any more',
  }));
  for (const failure of failures) print(failure);
  return failures;
}

async function conclude(
  failures: readonly Failure[],
  { passed, recorded }: Outcome,
  options: Options,
  about: string,
): Promise<void> {
  const report = await writeReport(failures, about);
  console.log(`\n${about}${options.isUpdate ? `; ${recorded} recorded` : ''}`);
  if (report) console.log(`Expected, actual and difference: ${shortPath(report)}`);
  count(options, passed, failures.length);
}

/** Says how many passed and failed: on the screen, and where `npm test` reads it. */
function count({ jsonFile }: Options, passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`);
  if (jsonFile) {
    writeFileSync(
      jsonFile,
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] }),
    );
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

function print({ name, problem }: Failure): void {
  const [line = ''] = problem.split('\n');
  console.error(`✗ ${name}: ${line}`);
}
