/** Where the build puts the service worker. Outside `assets/`, so that it answers for all pages. */
export const WORKER_URL = '/service-worker.js';

/** What a page says to the service worker. */
export type WorkerMessage =
  /** Keep what this page has loaded, and on a good line all guides and tests. */
  | { readonly type: 'keep'; readonly addresses: readonly string[]; readonly withGuides: boolean }
  /** Which version are you of? Answered at the first port with the address of its entry. */
  | { readonly type: 'entry' };

/** What belongs to one version of the site; the build gives it to the worker. */
export interface SiteFiles {
  /** Another one for every change in what follows. */
  readonly version: string;
  /** The script that every page of this version begins with. */
  readonly entry: string;
  /** The page that stands in for one that cannot be had. */
  readonly offlinePage: { readonly url: string; readonly revision: string };
  /** What the offline page needs to run the site, and to say what is missing: scripts, styles, fonts. */
  readonly shell: readonly string[];
  /** Every hashed file that public pages need. */
  readonly assets: readonly string[];
  /** Hashed files that few of them need: kept once they were asked for, never ahead. */
  readonly rareAssets: readonly string[];
  /** The addresses of all guides and tests. */
  readonly guides: readonly string[];
  /** Drawings that guides and tests show. */
  readonly pictures: readonly string[];
  /** The path that the API is below, if it shares the site's host. */
  readonly apiPath: string | null;
}
