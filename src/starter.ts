/**
 * The script inside every prerendered page. The page is complete without the site's JavaScript;
 * this fetches and runs it once the page is painted and the browser idle, or at the first press,
 * piece by piece, so that no piece holds up the page for long. Presses that come before the site has
 * taken over are kept, and made again when it has.
 *
 * Before that, and as soon as the first window is painted, it fetches what that could do without: the
 * fonts, the styles of what is below, the web app's manifest.
 */
declare const __PIECES__: readonly string[];
declare const __FONTS__: readonly string[];
declare const __MANIFEST__: string;

/** Sent on the document when the site has taken over the page. */
const READY = 'site-ready';

/** How long, in ms, the browser may leave the site waiting for an idle moment. */
const PATIENCE = 3000;

/**
 * How long, in ms, a page waits for the visitor to move, by its data-start: what is complete without
 * its script can wait long. Any other page does not wait.
 */
const UNTOUCHED: Readonly<Record<string, number>> = { touch: 10_000, soon: 3000 };

/** What says that there is somebody who may press something next. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'];

let isHurried = false;
let isStarted = false;

/** How to make the presses again, by what was pressed: who presses twice wants it once, but soon. */
const presses = new Map<Element, () => void>();

const idle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: PATIENCE })
    : setTimeout(run, 200);

const pause = () => new Promise<void>((resume) => (isHurried ? resume() : idle(resume)));

function link(href: string, how: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { href, ...how });
  document.head.append(element);
  return element;
}

const root = document.getElementById('root');

/** Whether there is nothing to paint before the site itself runs, as in the admin area. */
const isBlank = !root?.textContent;

/**
 * Resolves when there is something to read: at once where nothing will be, or no browser tells; and
 * when patience ends.
 */
const painted = new Promise<void>((resolve) => {
  const isTold = !isBlank && window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  setTimeout(resolve, isTold && !document.hidden ? PATIENCE : 0);
  if (!isTold) return;
  const look = (paints: PerformanceObserverEntryList) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  };
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
});

/**
 * Whether the visitor is to be scrolled down: to where they were, or to a section. The browser does
 * that when the page has loaded, so all of it has to be there by then.
 */
const isLedDown =
  location.hash !== '' ||
  performance.getEntriesByType('navigation').some((visit) => {
    return 'type' in visit && visit.type !== 'navigate';
  });

async function style() {
  if (!isLedDown) await painted;
  link(__MANIFEST__, { rel: 'manifest' });
  for (const href of __FONTS__) {
    link(href, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  }
  const sheet = await loaded(link(root?.dataset.styles ?? '', { rel: 'stylesheet' }));
  const [names] = sheet?.cssRules ?? [];
  if (names instanceof CSSStyleRule) {
    // What Emotion finds under a name it does not bring once more.
    const known = document.createElement('style');
    known.dataset.emotion = names.style.getPropertyValue('--emotion').trim();
    document.head.append(known);
  } else {
    // The site's own script brings the styles as well.
    hurry();
  }
  document.documentElement.dataset.styled = '';
  if (location.hash && scrollY === 0) document.querySelector(':target')?.scrollIntoView();
}

/** Gives a sheet when it is there; null if it cannot be had, or not in 10 s. */
function loaded(element: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  return new Promise((resolve) => {
    element.onload = () => resolve(element.sheet);
    element.onerror = () => resolve(null);
    setTimeout(resolve, 10_000, null);
  });
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of __PIECES__) {
    link(href, { rel: 'modulepreload', fetchPriority: 'low' });
  }
  await styled;
  for (const piece of __PIECES__) {
    await pause();
    await import(/* @vite-ignore */ piece);
  }
}

function hurry() {
  isHurried = true;
  void start();
}

function keep(event: Event, pressed: Element, repeat: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.set(pressed, repeat);
  hurry();
}

function onClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A form is kept as a whole, and a sheet opens without any script of ours.
  if (!button || button.type === 'submit' || button.popoverTargetElement) return;
  keep(event, button, () => button.click());
}

function onSubmit(event: SubmitEvent) {
  const { target, submitter } = event;
  if (target instanceof HTMLFormElement) {
    keep(event, target, () => target.requestSubmit(submitter));
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string>();

function onInput({ target }: Event) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    typed.set(target, target.value);
  }
}

/** Puts back what was typed where the site, taking over, has put its own beginning. */
function restoreTyped() {
  for (const [field, value] of typed) {
    const prototype =
      field instanceof HTMLInputElement
        ? HTMLInputElement.prototype
        : HTMLTextAreaElement.prototype;
    // Through the field React is told that it is empty; past it, that it is not: so it looks.
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

document.addEventListener('input', onInput, true);
document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('pointerdown', hurry, { once: true, passive: true });
document.addEventListener('keydown', hurry, { once: true });
document.addEventListener(
  READY,
  () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('input', onInput, true);
    restoreTyped();
    // After the site has taken in what was typed.
    setTimeout(() => {
      for (const repeat of presses.values()) repeat();
    });
  },
  { once: true },
);

const begin = () => void painted.then(() => idle(() => void start()));

function beginWhenTouched(patience: number) {
  for (const sign of SIGNS_OF_LIFE) {
    document.addEventListener(sign, begin, { once: true, passive: true });
  }
  afterLoad(() => setTimeout(begin, patience));
}

/** The page's own fonts and pictures come first. */
function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

const styled = style();
const patience = UNTOUCHED[root?.dataset.start ?? ''];

if (isBlank) hurry();
// An address with a query asks for more than the page holds.
else if (patience && window.location.search === '') beginWhenTouched(patience);
else afterLoad(begin);

export {};
