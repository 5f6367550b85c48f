import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright';
import sirv from 'sirv';
import { scenarios } from '#mocks/msw/scenarios.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { freePort, host } from '#tools/settings/ports.ts';
import { root } from '#tools/settings/settings.ts';
import { launchChromium } from '../chromium.ts';

/** The narrow phone on which everything is opened. */
const PHONE = { width: 360, height: 780 };

/** How many pages of the site are opened under each choice of the menu Network. */
const PAGES = 10;

/** How long a docs page or a story may take to appear, in ms. */
const TIMEOUT = 30_000;

/** How long a page stays open for errors of what it loads later, in ms. */
const PAUSE = 300;

/** What is logged when a request has to fail, or a play function finds nothing to press. */
const EXPECTED =
  /Failed to load|status of \d{3}|net::ERR_FAILED|is not shown|AxiosError|at Instrumenter/;

/** An entry of Storybook's index.json. */
interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly exportName?: string;
}

/**
 * `npm test -- browse` opens the built Storybook on a phone: every docs page, and ten pages of
 * the site under each choice of the menu Network. It fails if one does not appear, shows or logs an
 * error, or scrolls sideways. `--dir` names the build.
 */
export async function main(args: string[]): Promise<void> {
  const options = { dir: { type: 'string', default: 'storybook-static' } } as const;
  const dir = resolve(root, parseArgs({ args, options }).values.dir);
  const addresses = addressesOf(readEntries(dir));
  const server = createServer(sirv(dir, { maxAge: 3600 }));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, host, listening));
  const browser = await launchChromium();
  const queue = [...addresses];
  const faults: string[] = [];
  const work = async () => {
    const context = await browser.newContext({ viewport: PHONE });
    for (let address = queue.shift(); address; address = queue.shift()) {
      const found = await findFaults(context, `http://${host}:${port}/iframe.html?${address}`);
      for (const fault of found) console.error(`${address}: ${fault}`);
      faults.push(...found);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`${addresses.length} docs pages and stories opened: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

/** The entries of a built Storybook. */
function readEntries(dir: string): Entry[] {
  try {
    return Object.values(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')).entries);
  } catch (error) {
    throw new CliError(`No Storybook: run npm run build:storybook first. ${error}`);
  }
}

/** The queries of the addresses to open. */
function addressesOf(entries: readonly Entry[]): string[] {
  const docs = entries.filter(({ type }) => type === 'docs');
  const pages = entries.filter(
    ({ title, exportName }) => title.startsWith('Pages/') && exportName === 'Loaded',
  );
  if (docs.length === 0 || pages.length < PAGES) throw new CliError('The Storybook is not whole.');
  const networks = Object.entries(scenarios).filter(([, { menu }]) => menu === 'network');
  return [
    ...docs.map(({ id }) => `id=${id}&viewMode=docs`),
    ...networks.flatMap(([network]) =>
      pages.slice(0, PAGES).map(({ id }) => `id=${id}&viewMode=story&globals=network:${network}`),
    ),
  ];
}

/** What is wrong with a docs page or a story, in words. */
async function findFaults(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('pageerror', ({ message }) => logged.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) logged.push(message.text());
  });
  try {
    await page.goto(url);
    const shown = '#storybook-docs :is(h1, h2), #storybook-root > *, .sb-errordisplay';
    await page.locator(shown).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT });
    await page.waitForTimeout(PAUSE);
    const errors = page.locator('.sb-errordisplay, .sb-story pre').filter({ visible: true });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) logged.push(`scrolls sideways by ${overflow} px`);
    return [...logged, ...(await errors.allTextContents())];
  } catch (error) {
    return [...logged, String(error)];
  } finally {
    await page.close();
  }
}
