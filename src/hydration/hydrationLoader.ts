/**
 * The inline script of every prerendered page. It loads the styles of the deferred content after
 * the first paint, then fetches the site's chunks when the page has loaded and is idle, and runs
 * them after the first interaction or after a delay. The build writes their URLs into the data
 * attributes of the script element.
 */
import { HYDRATED_EVENT, SELECTION_RENDERED_EVENT } from './hydrated.ts';
import { isSupported } from './isSupported.ts';

const {
  chunks = '',
  css = '',
  hydrate: when,
  selectedBy = '',
  comparisons = '',
} = document.currentScript?.dataset ?? {};
const chunkUrls = chunks.split(' ');
const { documentElement: html } = document;

/** Not those that begin a click or a key press: the browser's own response comes first. */
const INTERACTION_EVENTS = ['pointermove', 'scroll', 'click', 'keyup', 'input'];

/** In ms. Live data, office hours and the service worker need the script without an interaction. */
const MAX_HYDRATION_DELAY = 5000;
const IDLE_TIMEOUT = 3000;
/** In ms. A running animation may leave the browser no idle time. */
const RESPONSE_TIMEOUT = 200;
/** In ms. A visitor who waits longer for the script needs another way. */
const SCRIPT_TIMEOUT = 10_000;
/** In ms. The page begins nothing else before the file of its comparison has come. */
const COMPARISON_TIMEOUT = 4000;
/** In ms. How long this script works until it lets the browser respond to the visitor. */
const WORK_TIME = 30;

let isHydrating = false;
let pendingForm: HTMLFormElement | undefined;

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function whenIdle(run: () => void, timeout = IDLE_TIMEOUT): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}

function loadDeferredStyles(): void {
  const onload = async () => {
    if (isNewVisit && !location.hash) await showInSteps();
    html.dataset.cssReady = '';
    focusOpenMenu();
    // The browser could not scroll to a section that was not displayed yet.
    if (location.hash && scrollY === 0) document.querySelector(':target')?.scrollIntoView();
    if (document.readyState === 'complete') scheduleHydration();
    else window.addEventListener('load', scheduleHydration);
  };
  addLink({ rel: 'stylesheet', href: css, onload, onerror: onload });
  if (hasSelection) void hydrate();
}

/**
 * The menus at once, which may be open already, and of the sections of the page in each frame as many
 * as there is time for: the layout of a whole guide would block a slow phone for 300 ms.
 */
async function showInSteps(): Promise<void> {
  let start = performance.now();
  for (const content of document.querySelectorAll<HTMLElement>('[data-deferred=""]')) {
    content.dataset.deferred = 'shown';
    // Reading a size makes the browser lay the section out.
    const isInPage = content.closest('main') && html.offsetHeight > 0;
    if (!isInPage || performance.now() - start < WORK_TIME) continue;
    await new Promise(requestAnimationFrame);
    start = performance.now();
  }
}

/** A menu that opened before it was displayed could not take the focus. */
function focusOpenMenu(): void {
  document.querySelector<HTMLElement>('dialog[open]:not(:focus-within) button')?.focus();
}

async function hydrate(): Promise<void> {
  if (isHydrating) return;
  isHydrating = true;
  try {
    // One by one in order of dependency, and again and again the browser responds to the visitor first.
    let start = Number.NEGATIVE_INFINITY;
    for (const url of chunkUrls) {
      if (performance.now() - start > WORK_TIME) {
        await new Promise<void>((resolve) => whenIdle(resolve, RESPONSE_TIMEOUT));
        start = performance.now();
      }
      await import(/* @vite-ignore */ url);
    }
  } catch {
    // The next interaction tries again.
    isHydrating = false;
    failSubmit();
  }
}

// The browser would send the form as a GET request; it is submitted after hydration instead.
function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (pendingForm || !(event.target instanceof HTMLFormElement)) return;
  pendingForm = event.target;
  pendingForm.setAttribute('aria-busy', 'true');
  setTimeout(failSubmit, SCRIPT_TIMEOUT);
  void hydrate();
}

/** Shows the form's ScriptNotice. Does nothing after hydration. */
function failSubmit(): void {
  pendingForm?.removeAttribute('aria-busy');
  pendingForm?.setAttribute('data-script-failed', '');
  pendingForm = undefined;
}

function onHydrated(): void {
  document.removeEventListener('submit', holdSubmit, true);
  for (const name of INTERACTION_EVENTS) document.removeEventListener(name, hydrate);
  document.querySelector('[data-script-failed]')?.removeAttribute('data-script-failed');
  const form = pendingForm;
  pendingForm = undefined;
  form?.removeAttribute('aria-busy');
  // After the effects in which the form adopts what was typed.
  setTimeout(() => form?.requestSubmit());
}

function preloadChunks(): void {
  for (const href of chunkUrls) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
}

function scheduleHydration(): void {
  setTimeout(whenIdle, when === 'idle' ? 0 : MAX_HYDRATION_DELAY, hydrate);
  if (!navigator.connection?.saveData) whenIdle(preloadChunks);
}

/** Delays the load event until the page shows the selection of its address: it may be printed then. */
function delayLoadEvent(): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  // A page has not loaded while the document of a frame is open.
  frame.contentDocument?.open();
  const end = () => frame.remove();
  document.addEventListener(SELECTION_RENDERED_EVENT, end);
  setTimeout(end, SCRIPT_TIMEOUT);
}

/** The boxes that are ticked, as the file of their comparison is named. */
const tickedBoxes = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('main :checked'),
    ({ value }) => value,
  ).join();

/**
 * Replaces the page with the one that has the comparison of the address in its HTML, if this one has
 * none. Its files are on a static host; a server has sent the comparison already.
 */
async function openComparison(): Promise<boolean> {
  const ticked = tickedBoxes();
  if (!comparisons || !ticked || !document.querySelector('[data-empty]')) return false;
  try {
    const signal = AbortSignal.timeout(COMPARISON_TIMEOUT);
    const response = await fetch(comparisons + ticked, { signal });
    const page = await response.text();
    // A visitor who has ticked others since keeps them.
    if (!response.ok || tickedBoxes() !== ticked) return false;
    document.open();
    document.write(page);
    document.close();
    return true;
  } catch {
    return false;
  }
}

function start(): void {
  for (const name of INTERACTION_EVENTS) {
    document.addEventListener(name, hydrate, { passive: true });
  }
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
  if (hasSelection) preloadChunks();
  // The browser restores the scroll position at the load event, so all content has to be there by then.
  if (location.hash || !isNewVisit || !('PerformanceObserver' in window)) loadDeferredStyles();
  else {
    // A callback of requestAnimationFrame runs before the frame is on the screen.
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      loadDeferredStyles();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}

const [visit] = performance.getEntriesByType('navigation');
const isNewVisit = !visit || !('type' in visit) || visit.type === 'navigate';
const query = new URLSearchParams(location.search);
const hasSelection = selectedBy.split(' ').some((name) => query.has(name));
if (isSupported() && hasSelection) {
  html.dataset.selection = '';
  delayLoadEvent();
  void openComparison().then((isOpen) => isOpen || start());
} else if (isSupported()) start();
