import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { scenarios } from '#mocks/msw/scenarios.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { freePort, host } from '#tools/settings/ports.ts';
import { root } from '#tools/settings/settings.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import {
  inspect,
  inspectAsInSafari,
  inspectChangedArg,
  inspectCopiedLink,
  inspectOnPhone,
  inspectPausedPanel,
  openEntry,
  openPage,
  pressControls,
  readHeadings,
  readLoadedText,
} from '../testing/storybookPage.ts';
import {
  type Entry,
  FIRST_GLOBALS,
  findIdleScenarios,
  planVisits,
  type Visits,
} from '../testing/storybookVisits.ts';

/** How often an entry is opened before its faults count. */
const ATTEMPTS = 2;

/** The settings of the toolbar that change the responses, as in an address. */
const SCENARIOS = Object.entries(scenarios).map(([name, { menu }]) => `${menu}:${name}`);

/** How long the browser may keep a file of the Storybook, in seconds. */
const MAX_AGE = 3600;

/** How much of a fault is shown, in characters. */
const MAX_FAULT_LENGTH = 300;

/**
 * `npm run test:storybook` opens every story and docs page of the built Storybook and lists each
 * fault: a failed play function, a red overlay, sideways scroll, a link with a changed arg that fails,
 * a network or an amount of data that changes nothing,
 * and on a docs page an error in the console, a control that fails, a dead link, or what axe finds. `--dir` names the build, `--only` a part of the ids, `--minutes` the time
 * after which nothing more is opened, because the step of `npm test` would be stopped.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: 'storybook-static' },
      only: { type: 'string' },
      minutes: { type: 'string', default: 'Infinity' },
    },
  });
  const dir = resolve(root, values.dir);
  if (!existsSync(dir)) throw new CliError(`${values.dir} is not built: npm run build:storybook`);
  // The files keep their names while the check runs, so that the browser loads and compiles each once.
  const serve = sirv(dir, { maxAge: MAX_AGE });
  const unmocked: string[] = [];
  const server = createServer((request, response) => {
    // A mock worker that is there responds to every call itself.
    if (request.url?.startsWith('/api/'))
      unmocked.push(`${request.headers.referer}: no mock worker for ${request.url}`);
    serve(request, response);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, host, listening));
  const url = `http://${host}:${port}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs });
  try {
    const all = readEntries(values.dir);
    const entries = all.filter(({ id }) => id.includes(values.only ?? ''));
    const plan = planVisits(entries, SCENARIOS);
    const visits = plan.flatMap((part) => part.entries).length;
    const ids = new Set(all.map(({ id }) => id));
    const storybook: Storybook = {
      browser,
      url,
      ids,
      texts: new Map(),
      headings: new Map(),
      pressed: [],
    };
    const faults = await visitAll(storybook, plan, Number(values.minutes));
    const more = [...unmocked, ...(await checkSingle(storybook, entries))];
    for (const text of more) console.error(text);
    faults.push(...more);
    console.log(
      `${entries.length} stories and docs pages, opened ${visits} times, ${storybook.pressed.length} controls pressed: ${faults.length} faults`,
    );
    if (faults.length > 0 || entries.length === 0) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The stories and docs pages of the built Storybook. */
function readEntries(dir: string): Entry[] {
  try {
    return Object.values(
      JSON.parse(readFileSync(resolve(root, dir, 'index.json'), 'utf8')).entries,
    );
  } catch (error) {
    throw new CliError(`No Storybook: run npm run build:storybook first. ${error}`);
  }
}

/** The built Storybook in a browser. */
interface Storybook {
  browser: Browser;
  url: string;
  /** The ids of all stories and docs pages. */
  ids: ReadonlySet<string>;
  /** By the id of a page: the text that it has shown, by the scenario. */
  texts: Map<string, Map<string, string>>;
  /** By the id of a story: the headings that it has shown alone, and side by side. */
  headings: Map<string, Map<string, string>>;
  /** The ids of the docs pages of the controls that were pressed. */
  pressed: string[];
}

/** Opens everything in several pages at once. Returns the faults. */
async function visitAll(storybook: Storybook, plan: Visits[], minutes: number): Promise<string[]> {
  const queue = [...plan];
  const faults: string[] = [];
  const report = (lines: readonly string[]) => {
    for (const line of lines) console.error(line);
    faults.push(...lines);
  };
  const end = performance.now() + minutes * 60_000;
  const work = async () => {
    for (let visits = queue.shift(); visits; visits = queue.shift()) {
      if (performance.now() < end) report(await visit(storybook, visits));
      else report([`${visits.globals}: ${visits.entries.length} not opened for lack of time`]);
    }
  };
  // One page more than processors, because a story waits more than it computes.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  report([...storybook.texts].flatMap(([id, texts]) => findIdleScenarios(id, texts)));
  for (const [id, texts] of storybook.headings)
    if (new Set(texts.values()).size > 1)
      report([`${id}: other headings side by side than alone: ${[...texts.values()].join(' / ')}`]);
  return faults;
}

/**
 * Opens one story with a setting that pauses it, one by a copied link, and one as in Safari. Returns
 * the faults.
 */
async function checkSingle({ browser, url }: Storybook, entries: readonly Entry[]) {
  const story = entries.find(({ type }) => type === 'story');
  if (!story) return [];
  const page = await openPage(browser, () => {});
  const faults = [
    ...(await inspectPausedPanel(page, url, story.id)),
    ...(await inspectCopiedLink(page, url)),
    ...(await inspectAsInSafari(page, url, story, FIRST_GLOBALS)),
  ];
  await page.close();
  return faults;
}

/**
 * Opens some entries one after the other in one page. One with a fault is opened again in a new page,
 * because a story may fail on a busy machine.
 */
async function visit(
  { browser, url, ids, texts, headings, pressed }: Storybook,
  { globals, entries }: Visits,
) {
  const faults: string[] = [];
  let uncaught: string[] = [];
  let page: Page | undefined;
  const findFaults = async (entry: Entry) => {
    uncaught = [];
    try {
      page ??= await openPage(browser, (text) => uncaught.push(text));
      await openEntry(page, url, entry, globals);
      const found = await inspect(page, entry, globals, ids);
      if (entry.type === 'story' && globals.startsWith('scheme:')) await noteHeadings(page, entry);
      if (entry.type === 'docs' && globals !== FIRST_GLOBALS)
        found.push(...(await inspectOnPhone(page)));
      if (found.length === 0 && globals === FIRST_GLOBALS)
        found.push(...(await tryArgs(page, entry)));
      if (SCENARIOS.includes(globals)) await noteText(page, entry);
      return [...new Set([...uncaught, ...found])];
    } catch (error) {
      return [...uncaught, String(error)];
    }
  };
  const tryArgs = (opened: Page, entry: Entry) =>
    entry.type === 'docs'
      ? pressControls(opened, () => pressed.push(entry.id))
      : inspectChangedArg(opened, url, entry, globals);
  const noteHeadings = async (opened: Page, { id }: Entry) => {
    const noted = headings.get(id) ?? new Map<string, string>();
    headings.set(id, noted);
    for (const [index, text] of (await readHeadings(opened)).entries())
      noted.set(`${globals} ${index}`, text);
  };
  const noteText = async (opened: Page, { id }: Entry) => {
    const text = await readLoadedText(opened, globals);
    if (text === undefined) return;
    texts.set(id, (texts.get(id) ?? new Map()).set(globals.replace(/^.*:/, ''), text));
  };
  for (const entry of entries) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const found = await findFaults(entry);
      if (found.length === 0) break;
      await page?.close();
      page = undefined;
      if (attempt < ATTEMPTS) continue;
      faults.push(...found.map((text) => `${entry.id} (${globals}): ${shorten(text)}`));
    }
  }
  await page?.close();
  return faults;
}

/** A fault in one line. */
function shorten(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, MAX_FAULT_LENGTH);
}
