import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { gapBelowHeader } from '../e2e/fixtures.ts';
import type { Send } from './webdriver.ts';

/** The key of a reference to an element in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page. */
interface ElementReference {
  readonly [ELEMENT]: string;
}

/** Keys without a sign of their own. */
const KEYS = { ENTER: '\uE007', ESCAPE: '\uE00C' } as const;

/** In ms. On a busy machine all scripts of a page may take longer than any other wait of a test. */
const LOAD_TIMEOUT = 15_000;
const FIND_TIMEOUT = 5000;

/** Selectors of what a visitor calls a button, a link, a field and so on. */
const SELECTORS = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  field: 'input, textarea, select',
  dialog: 'dialog, [role="dialog"]',
  heading: 'h1, h2, h3, h4',
  row: 'tbody tr',
  label: 'label',
  text: 'p, h1, h2, h3, h4, span, div, li, td, th, label, dt, dd',
} as const;
type Kind = keyof typeof SELECTORS;

/** Window sizes. A window of either engine is never narrower than 500 px. */
const sizes = {
  phone: { width: 500, height: 800 },
  tablet: { width: 1000, height: 800 },
  laptop: { width: 1280, height: 800 },
} as const;

type InPage<Args extends readonly unknown[]> = {
  [Index in keyof Args]: Args[Index] extends ElementReference ? HTMLElement : Args[Index];
};

/** A visitor of the site: what the tests of both engines are written in. */
export class Visit {
  readonly send: Send;
  readonly url: string;

  constructor(send: Send, url: string) {
    this.send = send;
    this.url = url;
  }

  /** Sets the size of the window. */
  async resize(size: keyof typeof sizes): Promise<void> {
    await this.send('resize', { x: 0, y: 0, ...sizes[size] });
    await expect.poll(() => this.run(() => window.outerWidth)).toBe(sizes[size].width);
  }

  /** Opens a path and waits until its HTML is there; scripts may still load. */
  async start(path: string): Promise<void> {
    await this.leave(() => this.send('navigate', { url: this.url + path }));
    await expect.poll(() => this.run(() => document.readyState)).not.toBe('loading');
  }

  /** Reloads the page and waits until it has hydrated. */
  async reload(): Promise<void> {
    // Firefox never returns to the position when its driver reloads a page.
    await this.leave(() => this.run(() => location.reload()));
    await this.hydration();
  }

  /** Waits until an action has replaced the document. */
  private async leave(action: () => Promise<unknown>): Promise<void> {
    await this.run(() => document.documentElement.setAttribute('data-old', ''));
    await action();
    const isOld = () => this.run(() => document.documentElement?.hasAttribute('data-old') ?? true);
    await expect.poll(isOld).toBe(false);
  }

  /** Opens a path and waits until the page has hydrated. The mouse does not move. */
  async hydrated(path: string): Promise<void> {
    await this.start(path);
    await this.hydration();
  }

  /** Waits until the page has hydrated. */
  async hydration(): Promise<void> {
    await expect.poll(() => this.isHydrated(), { timeout: LOAD_TIMEOUT }).toBe(true);
  }

  isHydrated(): Promise<boolean> {
    return this.run(() => document.documentElement.hasAttribute('data-hydrated'));
  }

  /** Runs a function in the page. It sees nothing of what is outside of it. */
  async run<Result, Args extends readonly unknown[]>(
    script: (...args: InPage<Args>) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const result = await this.execute(script, args);
    return result as Awaited<Result>;
  }

  private execute(script: object, args: readonly unknown[]): Promise<unknown> {
    return this.send('execute', { script: `return (${script}).apply(null, arguments)`, args });
  }

  /** The visible elements of a kind whose name or text is `name`. */
  async all(
    kind: Kind,
    name: string | RegExp,
    within?: ElementReference,
  ): Promise<ElementReference[]> {
    const { source, flags } = name instanceof RegExp ? name : { source: name, flags: null };
    try {
      const found = await this.execute(findElements, [SELECTORS[kind], source, flags, within]);
      // Firefox returns null while one page replaces another.
      return Array.isArray(found) ? found : [];
    } catch (error) {
      // One was removed on its way from the page.
      if (String(error).includes('stale element')) return [];
      throw error;
    }
  }

  /** The first of these elements. Waits until there is one. */
  async find(
    kind: Kind,
    name: string | RegExp,
    within?: ElementReference,
  ): Promise<ElementReference> {
    for (const end = Date.now() + FIND_TIMEOUT; Date.now() < end; await setTimeout(50)) {
      const [found] = await this.all(kind, name, within);
      if (found) return found;
    }
    throw new Error(`There is no visible ${kind} '${name}'.`);
  }

  /** Waits until no such element is visible. */
  async gone(kind: Kind, name: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.all(kind, name)).length, { message: `no ${kind} '${name}'` })
      .toBe(0);
  }

  /** Clicks an element with the mouse, where it is visible. */
  async click(kind: Kind, name: string | RegExp, within?: ElementReference): Promise<void> {
    await this.clickOn(await this.find(kind, name, within));
  }

  /** Clicks in the middle of an element once it does not move, as WebKit's driver does not. */
  async clickOn(element: ElementReference): Promise<void> {
    let top: number | undefined;
    const isStill = async () => {
      const before = top;
      top = await this.run((node) => {
        // The header comes into view when one scrolls up.
        if (!node.closest('header')) node.scrollIntoView({ block: 'center', behavior: 'instant' });
        else if (node.getBoundingClientRect().top < 0) window.scrollBy(0, -100);
        return node.getBoundingClientRect().top;
      }, element);
      return top === before && top >= 0;
    };
    await expect.poll(isStill, { message: 'the element does not move' }).toBe(true);
    await this.send('click', { id: element[ELEMENT] });
  }

  /** Clicks at a point of the window, in px. */
  async clickAt(x: number, y: number): Promise<void> {
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', origin: 'viewport', x, y, duration: 0 }, down, up];
    await this.send('perform', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await this.send('perform', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Clicks a field and types into it. */
  async type(label: string | RegExp, text: string): Promise<void> {
    const field = await this.find('field', label);
    await this.clickOn(field);
    await this.sendKeys(field, text);
  }

  /** Types into an element, or chooses an option of a list by its beginning. */
  async sendKeys(element: ElementReference, text: string): Promise<void> {
    await this.send('type', { id: element[ELEMENT], text });
  }

  async value(label: string | RegExp): Promise<string> {
    return this.run((node) => String(Reflect.get(node, 'value')), await this.find('field', label));
  }

  /** The text of the first element with such a text. */
  async text(text: RegExp): Promise<string> {
    return this.run((element) => element.textContent, await this.find('text', text));
  }

  /** The distance that the page is scrolled, in px. */
  scrollY(): Promise<number> {
    return this.run(() => Math.round(window.scrollY));
  }

  /** Waits for what ends a moment after an action, such as the storing of a position. */
  still(): Promise<void> {
    return setTimeout(600);
  }

  /** The path of the page, with its query. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  /** Waits for the path of the page. */
  async expectPath(path: string | RegExp): Promise<void> {
    const reached = expect.poll(() => this.path());
    await (path instanceof RegExp ? reached.toMatch(path) : reached.toBe(path));
  }

  /** True if an element can be seen in the window, with nothing in front of its middle. */
  isInView(element: ElementReference): Promise<boolean> {
    return this.run((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }, element);
  }

  gapBelowHeader(): Promise<number | null> {
    return this.run(gapBelowHeader);
  }

  /** The name of what has the focus. */
  focused(): Promise<string> {
    return this.run(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  }
}

/** Runs in the page. `flags` is null for an exact name. */
function findElements(selector: string, name: string, flags: string | null, within?: Element) {
  const pattern = flags === null ? undefined : new RegExp(name, flags);
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const names = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels =
      'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return (
      [
        element.getAttribute('aria-label'),
        ...labelled.map((id) => document.getElementById(id)?.textContent),
        ...labels.map((label) => label.textContent),
        element.textContent,
      ]
        .map(clean)
        // MUI marks the label of a required field with a star.
        .map((text) => text.replace(/ ?\*$/, ''))
    );
  };
  const isNamed = (text: string) => (pattern ? pattern.test(text) : text === name);
  return [...(within ?? document).querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && names(element).some(isNamed),
  );
}
