import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { listen, paint, playStory, prepare, readWishes, settle, type Wishes } from './in-page.ts';
import type { Camera } from './judge.ts';

/** How far down a page is looked at, in CSS pixels: below that, it repeats itself. */
const MAX_HEIGHT = 4000;

/** How long a story may take to load and to play, in ms. */
const STORY_TIMEOUT_MS = 30_000;

/** How long to wait for a picture in a story, in ms: they are all on this machine. */
const IMAGE_PATIENCE_MS = 1_000;

/** How long to wait between two looks at what still moves, in ms, and how many looks to take. */
const LOOK_INTERVAL_MS = 120;
const MAX_LOOKS = 15;

/**
 * By this name Storybook knows a test: once a story has played, it puts all animations to their end
 * and stops them, instead of waiting for it.
 */
const USER_AGENT = 'StorybookTestRunner';

/**
 * Once a story has played, no caret blinks, and what is drawn only when it is scrolled to is drawn
 * at once.
 */
const STILL = `
  :root[data-still] *, :root[data-still] ::before, :root[data-still] ::after {
    caret-color: transparent !important;
    content-visibility: visible !important;
    scroll-behavior: auto !important;
  }`;

const PREVIEW = '/iframe.html?viewMode=story';

/** One page of the browser, with a storage of its own, that shows one story after the other. */
export class StoryPage {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, session: CDPSession, url: string) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    this.#url = url;
  }

  /** Opens a page for the Storybook at `url`. It shows nothing yet. */
  static async open(browser: Browser, url: string): Promise<StoryPage> {
    const context = await browser.newContext({ userAgent: USER_AGENT });
    context.setDefaultTimeout(STORY_TIMEOUT_MS);
    await context.addInitScript(prepare);
    const page = await context.newPage();
    return new StoryPage(context, page, await context.newCDPSession(page), url);
  }

  /** Loads Storybook anew, so that nothing is left of the stories before. */
  async reload(): Promise<void> {
    await this.#page.goto(this.#url + PREVIEW, { waitUntil: 'commit' });
    await this.#page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.#page.evaluate(listen);
    await this.#page.addStyleTag({ content: STILL });
  }

  /** Loads a story, without showing it, and reads how it wants to be looked at. */
  readWishes(storyId: string, viewport: string): Promise<Wishes> {
    return this.#page.evaluate(readWishes, [storyId, viewport] as const);
  }

  /** Shows a story in a viewport and plays it. Returns what it has done wrong. */
  async play(storyId: string, { width, height }: Wishes): Promise<readonly string[]> {
    await this.#page.setViewportSize({ width, height });
    const problems = await Promise.race([
      this.#page.evaluate(playStory, storyId),
      wait(STORY_TIMEOUT_MS, [`It has not finished in ${STORY_TIMEOUT_MS / 1000} s.`], {
        ref: false,
      }),
    ]);
    await this.#page.evaluate(settle, IMAGE_PATIENCE_MS);
    return problems;
  }

  /** A camera for the story as it stands, in a scheme. */
  camera(scheme: string): Camera {
    return {
      shoot: () => this.#capture(scheme),
      shootStill: () => this.#captureStill(scheme),
    };
  }

  /** Closes the page with all it has stored. */
  close(): Promise<void> {
    return this.#context.close();
  }

  /** Takes pictures until two in a row are the same, and returns that one. */
  async #captureStill(scheme: string): Promise<Buffer> {
    let last = await this.#capture(scheme);
    for (let look = 1; look < MAX_LOOKS; look += 1) {
      await wait(LOOK_INTERVAL_MS);
      const next = await this.#capture(scheme);
      if (next.equals(last)) break;
      last = next;
    }
    return last;
  }

  async #capture(scheme: string): Promise<Buffer> {
    const bottom = await this.#page.evaluate(paint, scheme);
    const width = this.#page.viewportSize()?.width ?? 0;
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: Math.max(1, Math.min(bottom, MAX_HEIGHT)), scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
