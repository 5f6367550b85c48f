import { absoluteUrl } from '#src/content/structuredData.ts';
import { useIsHydrated } from '#src/hydration/useIsHydrated.ts';

/** The origin of the site: in the browser that of the page, on the server that of `site.url`. */
export function useSiteOrigin(): string {
  return useIsHydrated() ? window.location.origin : new URL(absoluteUrl('/')).origin;
}
