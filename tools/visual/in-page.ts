/**
 * What runs in the page of a story. Playwright sends each function by its source, so it may use
 * nothing from outside, and name no function inside: tsx would wrap that in a helper of its own.
 */

/** Storybook's channel, as its preview offers it to tools. */
interface Channel {
  on(event: string, listener: (data: never) => void): void;
  once(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  emit(event: string, data: unknown): void;
}

interface PreparedStory {
  readonly storyGlobals: {
    readonly scheme?: string;
    readonly viewport?: { readonly value?: string };
  };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles: { width: string; height: string } }>;
    };
  };
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    readonly __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      readonly storyStoreValue: { loadStory(of: { storyId: string }): Promise<PreparedStory> };
    };
    /** What the open story has done wrong. */
    storyProblems: string[];
    /** What is due, by the id of its timer, while time stands still. */
    readonly dueTimers: Map<number, () => void>;
  }
}

/**
 * Runs before all else in a page. While the page is still, what `setTimeout` would do waits for the
 * next story: a toast stays. And the browser's own bubble beside an invalid field, which stays for
 * as long as it likes, does not come; the first invalid field has the focus all the same.
 */
export function prepare(): void {
  const { setTimeout, clearTimeout } = window;
  const dueTimers = new Map<number, () => void>();
  Object.assign(window, {
    dueTimers,
    setTimeout(handler: TimerHandler, delay?: number, ...args: unknown[]) {
      if (typeof handler !== 'function') throw new TypeError('A timer calls a function.');
      const id = setTimeout(() => {
        if (document.documentElement.dataset.still === undefined) handler(...args);
        else dueTimers.set(id, () => handler(...args));
      }, delay);
      return id;
    },
    clearTimeout(id?: number) {
      if (id !== undefined) dueTimers.delete(id);
      clearTimeout(id);
    },
  });
  window.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      if (
        !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      )
        return;
      if (event.target.form?.querySelector(':is(input, textarea):invalid') === event.target)
        event.target.focus();
    },
    true,
  );
}

/** How a story wants to be looked at. */
export interface Wishes {
  /** The scheme it sets for itself. */
  readonly scheme: string | undefined;
  /** Whether it sets a viewport for itself. */
  readonly hasOwnViewport: boolean;
  /** The size of that viewport, else of the one that was asked for, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Waits for Storybook, and from now on notes what stories do wrong. axe has its own tests, and
 * would take a third of the time.
 */
export async function listen(): Promise<void> {
  await window.__STORYBOOK_PREVIEW__.ready();
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  window.storyProblems = [];
  for (const event of ['playFunctionThrewException', 'storyThrewException']) {
    channel.on(event, ({ message }: Error) => window.storyProblems.push(message));
  }
  channel.on('storyErrored', ({ title, description }: { title: string; description: string }) =>
    window.storyProblems.push(`${title}: ${description}`),
  );
  channel.on('unhandledErrorsWhilePlaying', (errors: readonly Error[]) =>
    window.storyProblems.push(...errors.map(({ message }) => message)),
  );
}

/** Loads a story, without showing it, and reads how it wants to be looked at. */
export async function readWishes([storyId, viewport]: readonly [string, string]): Promise<Wishes> {
  const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const ownViewport = storyGlobals.viewport?.value;
  const name = ownViewport ?? viewport;
  const styles = parameters.viewport?.options?.[name]?.styles;
  if (!styles) throw new Error(`${storyId} is for the viewport '${name}', which there is not.`);
  return {
    scheme: storyGlobals.scheme,
    hasOwnViewport: ownViewport !== undefined,
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  };
}

/** Shows a story and waits until it has played. Returns what it has done wrong. */
export async function playStory(storyId: string): Promise<readonly string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  window.storyProblems.length = 0;
  delete document.documentElement.dataset.still;
  for (const [id, run] of window.dueTimers) {
    window.dueTimers.delete(id);
    run();
  }
  await new Promise<void>((resolve) => {
    channel.once('storyFinished', () => resolve());
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  return [...new Set(window.storyProblems)];
}

/**
 * Waits until fonts and pictures are there, also those far down, and goes to the top. A picture
 * that does not come in `patience` ms, or not at all, is a state of its story. From then on time
 * stands still.
 */
export async function settle(patience: number): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const nextFrame = new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  const limit = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.all([
    nextFrame,
    document.fonts.ready,
    ...images.map((image) => Promise.race([image.decode().catch(() => undefined), limit])),
  ]);
  window.scrollTo(0, 0);
  document.documentElement.dataset.still = '';
}

/**
 * Shows the story as it stands in a scheme, and waits for the next frame: every colour hangs on
 * this attribute, so the story need not be played again.
 * Returns how far down there is something to see, in CSS pixels.
 */
export async function paint(scheme: string): Promise<number> {
  document.documentElement.setAttribute('data-scheme', scheme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) bottom = Math.max(bottom, box.bottom);
  }
  return Math.min(Math.ceil(bottom), document.documentElement.scrollHeight);
}
