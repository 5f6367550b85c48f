/** The inline script of every prerendered page: runs its chunks when the page has loaded. */
import { showDeferredParts } from './deferredParts.ts';
import { recordForeignChanges } from './foreignChanges.ts';
import { holdSubmits } from './heldSubmit.ts';
import { HYDRATED_EVENT, HYDRATING_EVENT } from './hydrated.ts';

const chunkUrls = document.currentScript?.dataset.chunks?.split(' ') ?? [];
/** The number of chunks that are fetched before the others, among them React, the second. */
const FIRST = 6;
const changes = recordForeignChanges(document.getElementById('root'));
const failSubmit = holdSubmits(() => void hydrate());
let isLoading = false;
const preload = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );

async function hydrate(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (!document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet) {
    // Without its sheet the page lacks the styles that these elements name to Emotion.
    for (const names of document.querySelectorAll('style[data-emotion]')) names.remove();
  }
  chunkUrls.slice(0, FIRST).forEach(preload);
  try {
    // Each is a task of its own: together they would block a slow phone.
    for (const [index, url] of chunkUrls.entries()) {
      await import(/* @vite-ignore */ url);
      // The rest comes while React and the first ones run.
      if (index === 1) chunkUrls.slice(FIRST).forEach(preload);
    }
  } catch {
    // The next submit tries again, and the browser when it is online again.
    isLoading = false;
    failSubmit();
  }
}

/** Any other browser has no JavaScript here: see the script in the head of index.html. */
if ('supported' in document.documentElement.dataset) {
  showDeferredParts();
  document.addEventListener(HYDRATING_EVENT, changes.undo, { once: true });
  document.addEventListener(HYDRATED_EVENT, changes.stop, { once: true });
  window.addEventListener('load', hydrate);
  window.addEventListener('online', hydrate);
}
