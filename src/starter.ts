/**
 * The script inside every prerendered page. The page is complete without the site's JavaScript;
 * this fetches and runs it once the page is painted and the browser idle, or at the first press,
 * piece by piece, so that no piece holds up the page for long. Presses that come before the site has
 * taken over are kept, and made again when it has.
 */
declare const __PIECES__: readonly string[];

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

function download() {
  for (const href of __PIECES__) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  download();
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
  // A form is kept as a whole, and what a button's own command does needs no script of ours.
  if (!button || button.type === 'submit' || button.commandForElement) return;
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

const begin = () => idle(() => void start());

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

const patience = UNTOUCHED[document.getElementById('root')?.dataset.start ?? ''];

// An address with a query asks for more than the page holds.
if (patience && window.location.search === '') beginWhenTouched(patience);
else afterLoad(begin);

export {};
