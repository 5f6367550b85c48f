/** The URL of the service worker. Outside `assets/`, so that its scope is the whole site. */
export const WORKER_URL = '/service-worker.js';

/** Announces a new version to the page, with the component that shows it: chunks may be gone. */
export const UPDATE_EVENT = 'app:update';

/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Caches what the page has loaded and, on a fast connection, all guides. */
  | {
      readonly type: 'CACHE_URLS';
      readonly urls: readonly string[];
      readonly includeGuides: boolean;
    }
  /** Asks for the worker's version. The response on the first port is the URL of its entry. */
  | { readonly type: 'GET_VERSION' };

/** The files of one version of the site. The build passes it to the worker. */
export interface PrecacheManifest {
  /** A hash of all that follows. */
  readonly version: string;
  /** The URL of the entry script. */
  readonly entry: string;
  /** Shown instead of a page that is neither on the network nor in a cache. */
  readonly offlinePage: { readonly url: string; readonly revision: string };
  /** The scripts, styles and fonts of the offline page. */
  readonly appShell: readonly string[];
  /** The hashed files of public pages. */
  readonly assets: readonly string[];
  /** Hashed files that few pages need. They are cached when a page requests them. */
  readonly onDemandAssets: readonly string[];
  /** The URLs of the country guides and the test preparation pages. */
  readonly guides: readonly string[];
  /** The images of the guides. */
  readonly pictures: readonly string[];
  /** The paths of the admin area, whose pages are never cached. */
  readonly adminPaths: readonly string[];
  /** The path of the API, if it is on the site's own origin. */
  readonly apiPath: string | null;
}
