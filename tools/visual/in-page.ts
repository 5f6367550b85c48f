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
    readonly visual?: { readonly from?: string };
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles: { width: string; height: string } }>;
    };
  };
}

/** What `setTimeout` was asked to do. */
interface Timer {
  /** In ms. */
  readonly delay: number;
  /** Its time has come, but it was held. */
  readonly isDue: boolean;
  run(): void;
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
    /** Requests of the story that have no answer yet. */
    readonly requests: Set<Promise<unknown>>;
    /** What `setTimeout` is to do, by the id of its timer. */
    readonly timers: Map<number, Timer>;
    /** `setTimeout` as the browser has it, which nothing holds. */
    readonly realSetTimeout: typeof setTimeout;
  }
}

/**
 * Runs before all else in a page. What `setTimeout` would do waits for the next story while the page
 * is still; and always where it would come after two or three seconds: how long a play takes hangs
 * on the machine, and a toast is to stay on a slow one too. The browser's own bubble beside an
 * invalid field, which stays for as long as it likes, does not come; the first invalid field has the
 * focus all the same.
 */
export function prepare(): void {
  const { setTimeout, clearTimeout } = window;
  const timers = new Map<number, Timer>();
  const requests = new Set<Promise<unknown>>();
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const answered = new Promise((resolve) => this.addEventListener('loadend', resolve));
    requests.add(answered);
    answered.then(() => requests.delete(answered));
    send.call(this, body);
  };
  Object.assign(window, {
    requests,
    timers,
    realSetTimeout: setTimeout,
    setTimeout(handler: TimerHandler, delay = 0, ...args: unknown[]) {
      if (typeof handler !== 'function') throw new TypeError('A timer calls a function.');
      const isHeld = delay >= 2000 && delay <= 3000;
      const id = setTimeout(() => {
        if (isHeld || document.documentElement.dataset.still !== undefined) timer.isDue = true;
        else timer.run();
      }, delay);
      const timer = {
        delay,
        isDue: false,
        run() {
          timers.delete(id);
          handler(...args);
        },
      };
      timers.set(id, timer);
      return id;
    },
    clearTimeout(id?: number) {
      if (id !== undefined) timers.delete(id);
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
  /** The viewport it sets for itself, else those that were asked for. */
  readonly sizes: readonly Size[];
  /** The element, by its selector, where its picture begins, else at the top. */
  readonly from: string | undefined;
}

/** In CSS pixels. */
export interface Size {
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
export async function readWishes([storyId, viewports]: readonly [
  string,
  readonly string[],
]): Promise<Wishes> {
  const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const ownViewport = storyGlobals.viewport?.value;
  const sizes: Size[] = [];
  for (const name of ownViewport === undefined ? viewports : [ownViewport]) {
    const styles = parameters.viewport?.options?.[name]?.styles;
    if (!styles) throw new Error(`${storyId} is for the viewport '${name}', which there is not.`);
    sizes.push({
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    });
  }
  return { scheme: storyGlobals.scheme, sizes, from: parameters.visual?.from };
}

/** Shows a story and waits until it has played. Returns what it has done wrong. */
export async function playStory(storyId: string): Promise<readonly string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  window.storyProblems.length = 0;
  delete document.documentElement.dataset.still;
  for (const { isDue, run } of [...window.timers.values()]) if (isDue) run();
  await new Promise<void>((resolve) => {
    channel.once('storyFinished', () => resolve());
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  return [...new Set(window.storyProblems)];
}

/**
 * Lets what follows a change of the window's size catch up, though time stands still: what waits for
 * the end of such changes, less than `patience` ms, does so at once. Returns what went wrong.
 */
export async function catchUp(patience: number): Promise<readonly string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const [id, { delay, run }] of [...window.timers]) {
    if (delay > patience || !window.timers.has(id)) continue;
    window.clearTimeout(id);
    run();
  }
  return [...new Set(window.storyProblems)];
}

/** How to wait for a story's last changes. */
interface Patience {
  /** In ms. */
  readonly images: number;
  readonly answers: number;
}

/** From where to where there is something to see, in CSS pixels from the top. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Waits until answers, fonts and images are there, also those far down, and lets time stand still.
 * What does not come within its patience, or not at all, is a state of its story. Measures how far
 * the story reaches, from a certain element on if there is a selector.
 */
export async function settle([patience, from]: readonly [
  Patience,
  string | undefined,
]): Promise<Extent> {
  // An image that is there may bring something into view that asks for more.
  for (let round = 0; round === 0 || (round < 3 && window.requests.size > 0); round += 1) {
    const answered = Promise.allSettled(window.requests);
    const limit = new Promise((resolve) => window.realSetTimeout(resolve, patience.answers));
    await Promise.race([answered, limit]);
    window.requests.clear();
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const imageLimit = new Promise((resolve) => window.realSetTimeout(resolve, patience.images));
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => Promise.race([image.decode().catch(() => undefined), imageLimit])),
    ]);
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  document.documentElement.dataset.still = '';
  // Something may have scrolled since.
  const { scrollY } = window;
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) bottom = Math.max(bottom, box.bottom + scrollY);
  }
  const first = from === undefined ? undefined : document.querySelector(from);
  return {
    top: Math.floor(first ? first.getBoundingClientRect().top + scrollY : 0),
    bottom: Math.min(Math.ceil(bottom), document.documentElement.scrollHeight),
  };
}

/**
 * Shows the story as it stands in a scheme, and waits for the next frame: every colour hangs on
 * this attribute, so the story need not be played again.
 */
export async function paint(scheme: string): Promise<void> {
  document.documentElement.setAttribute('data-scheme', scheme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
