import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import {
  catchUp,
  type Extent,
  listen,
  paint,
  playStory,
  prepare,
  readWishes,
  type Size,
  settle,
  type Wishes,
} from './in-page.ts';
import type { Camera } from './judge.ts';

/** How high a picture is at most, in CSS pixels: about two windows. */
const MAX_HEIGHT = 1600;

/** How long a story may take to load and to play, in ms. */
const STORY_TIMEOUT_MS = 30_000;

/** How long to wait for images and answers in a story, in ms: all come from this machine. */
const PATIENCE = { images: 1_000, answers: 500 };

/** What is put off for longer, in ms, does not wait for the end of a change of size. */
const RESIZE_PATIENCE_MS = 500;

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
  /** What is looked at. */
  #extent: Extent = { top: 0, bottom: 0 };

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
  readWishes(storyId: string, viewports: readonly string[]): Promise<Wishes> {
    return this.#page.evaluate(readWishes, [storyId, viewports] as const);
  }

  /**
   * Shows a story in a viewport of this size and plays it. It is looked at from the element on that
   * `from` selects. Returns what it has done wrong.
   */
  async play(storyId: string, size: Size, from?: string): Promise<readonly string[]> {
    await this.#page.setViewportSize(size);
    const problems = await Promise.race([
      this.#page.evaluate(playStory, storyId),
      wait(STORY_TIMEOUT_MS, [`It has not finished in ${STORY_TIMEOUT_MS / 1000} s.`], {
        ref: false,
      }),
    ]);
    await this.#settle(from);
    return problems;
  }

  /**
   * Shows the story as it stands after its play in a viewport of another size. Returns what it has
   * done wrong in that.
   */
  async resize(size: Size, from?: string): Promise<readonly string[]> {
    await this.#page.setViewportSize(size);
    const problems = await this.#page.evaluate(catchUp, RESIZE_PATIENCE_MS);
    await this.#settle(from);
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

  /** Waits until all is there, and measures how far it reaches. */
  async #settle(from: string | undefined): Promise<void> {
    const { top, bottom } = await this.#page.evaluate(settle, [PATIENCE, from] as const);
    this.#extent = { top, bottom: Math.max(top + 1, Math.min(bottom, top + MAX_HEIGHT)) };
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
    await this.#page.evaluate(paint, scheme);
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    const { top, bottom } = this.#extent;
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Twice as dear, so only where something is.
      captureBeyondViewport: bottom > height,
      clip: { x: 0, y: top, width, height: bottom - top, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
