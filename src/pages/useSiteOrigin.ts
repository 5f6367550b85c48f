import { useSyncExternalStore } from 'react';
import { absoluteUrl } from '#src/domain/structuredData.ts';

const noopSubscribe = () => () => {};
const inBrowser = () => window.location.origin;
const onServer = () => new URL(absoluteUrl('/')).origin;

/** Where the site stands: where the browser found it, and on the server what `site.url` says. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(noopSubscribe, inBrowser, onServer);
}
