import { absoluteUrl } from '#src/content/structuredData.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';

/** The origin of the site: in the browser that of the page, on the server that of `site.url`. */
export function useSiteOrigin(): string {
  return useBrowserValue(() => window.location.origin, new URL(absoluteUrl('/')).origin);
}
