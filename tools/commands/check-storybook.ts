import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { CliError } from '#environment/cliError.ts';
import { freePort, host } from '#environment/ports.ts';
import { root } from '#environment/settings.ts';
import { scenarios } from '#mocks/msw/scenarios.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { inspect, inspectFrames, openEntry, openStorybook } from '../testing/storybookPage.ts';
import { type Entry, planVisits, type Visits } from '../testing/storybookVisits.ts';

/** How often an entry is opened before its faults count. */
const ATTEMPTS = 2;

/** How much of a fault is shown, in characters. */
const MAX_FAULT_LENGTH = 300;

/**
 * `npm run test:storybook` opens every story and docs page of the built Storybook and lists each
 * fault: a red overlay, an error in the console, sideways scroll, another last address, or what axe
 * finds on a docs page. `--dir` names the build, `--only` a part of the ids, `--minutes` the time
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
  const server = createServer(sirv(resolve(root, values.dir)));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, host, listening));
  const url = `http://${host}:${port}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs });
  try {
    const entries = (await readEntries(browser, url)).filter(({ id }) =>
      id.includes(values.only ?? ''),
    );
    const networks = Object.keys(scenarios).filter((name) => name !== 'as-is');
    const plan = planVisits(entries, networks);
    const visits = plan.flatMap((part) => part.entries).length;
    const faults = await visitAll(browser, url, plan, Number(values.minutes));
    console.log(
      `${entries.length} stories and docs pages, opened ${visits} times: ${faults.length} faults`,
    );
    if (faults.length > 0 || entries.length === 0) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Reads all stories and docs pages from the built Storybook. */
async function readEntries(browser: Browser, url: string): Promise<Entry[]> {
  const window = { width: 1440, height: 900 };
  const page = await openStorybook(
    browser,
    url,
    { globals: 'scheme:light', window },
    () => {},
  ).catch((error: unknown) => {
    throw new CliError(`No Storybook: run npm run build:storybook first. ${error}`);
  });
  const entries = await page.evaluate(async () => {
    const { entries: index } = await (await fetch('./index.json')).json();
    const stories = await Object(window).__STORYBOOK_PREVIEW__.extract();
    return Object.keys(index).map((id): Entry => {
      const { type, title } = index[id];
      // Not its globals, which contain those of the page.
      const { storyGlobals, parameters } = Object(stories[id]);
      const { value } = Object(storyGlobals?.viewport);
      const { width, height } = Object(parameters?.viewport?.options?.[value]?.styles);
      const viewport = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
      return {
        ...{ id, type, title },
        ...(storyGlobals?.scheme && { scheme: storyGlobals.scheme }),
        ...(width && { viewport }),
        ...(parameters?.endsAt && { endsAt: parameters.endsAt }),
      };
    });
  });
  await page.close();
  return entries;
}

/** Opens everything in several pages at once. Returns the faults. */
async function visitAll(
  browser: Browser,
  url: string,
  plan: Visits[],
  minutes: number,
): Promise<string[]> {
  const queue = [...plan];
  const faults: string[] = [];
  const report = (lines: readonly string[]) => {
    for (const line of lines) console.error(line);
    faults.push(...lines);
  };
  const end = performance.now() + minutes * 60_000;
  const work = async () => {
    for (let visits = queue.shift(); visits; visits = queue.shift()) {
      if (performance.now() < end) report(await visit(browser, url, visits));
      else report([`${nameOf(visits)}: ${visits.entries.length} not opened for lack of time`]);
    }
  };
  // One page more than processors, because a story waits more than it computes.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return faults;
}

const nameOf = ({ globals, window }: Visits) => `${globals}, ${window.width} px`;

/**
 * Opens some entries one after the other in one page. One with a fault is opened again in a new page,
 * because a story may fail on a busy machine.
 */
async function visit(browser: Browser, url: string, visits: Visits): Promise<string[]> {
  const faults: string[] = [];
  let logs: string[] = [];
  let page: Page | undefined;
  const isBoth = visits.globals === 'scheme:both';
  const findFaults = async (entry: Entry, isDeep: boolean) => {
    logs = [];
    try {
      page ??= await openStorybook(browser, url, visits, (text) => logs.push(text));
      await page.unrouteAll();
      if (isBoth && !isDeep)
        await page.route(/iframe\.html/, (route) => route.fulfill({ body: '' }));
      await openEntry(page, entry);
      const found = await inspect(page, entry, visits.globals);
      const hasFrames = isDeep || (entry.type === 'docs' && page.frames().length > 1);
      const inFrames = hasFrames ? await inspectFrames(page) : [];
      const count = page.mainFrame().childFrames().length;
      if (isBoth && count !== 2) inFrames.push(`shows ${count} frames instead of two`);
      // A story says itself which errors it expects, and fails with any other; also in a frame.
      const isStory = entry.type === 'story' || hasFrames;
      const isOwn = (text: string) => !isStory || !text.startsWith('console:');
      return [...new Set([...logs.filter(isOwn), ...found, ...inFrames])];
    } catch (error) {
      return [...logs, String(error)];
    }
  };
  const firsts = new Set<string>();
  for (const entry of visits.entries) {
    // Both frames of the first story of each file are checked; the others would take too long.
    const isDeep = isBoth && !firsts.has(entry.title);
    firsts.add(entry.title);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const found = await findFaults(entry, isDeep);
      if (found.length === 0) break;
      await page?.close();
      page = undefined;
      if (attempt < ATTEMPTS) continue;
      faults.push(...found.map((text) => `${entry.id} (${nameOf(visits)}): ${shorten(text)}`));
    }
  }
  await page?.close();
  return faults;
}

/** A fault in one line. */
function shorten(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, MAX_FAULT_LENGTH);
}
