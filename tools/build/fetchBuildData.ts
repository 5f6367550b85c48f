import type { Content } from '#contracts/content.ts';
import type { Env } from '#tools/settings/settings.ts';

const CONSEQUENCE = 'this build prerenders no entries and has no feed.';

/** The API's URL for the build; undefined if none is set, '' if it should fetch nothing. */
export function prerenderApiUrl(env: Env): string | undefined {
  const { PRERENDER_API_URL: own, VITE_API_BASE_URL: base = '' } = env;
  return own ?? (URL.canParse(base) ? base : undefined);
}

/** Returns the data to prerender; undefined, with a warning, if there is no API or it fails. */
export async function fetchBuildData(
  url: string | undefined,
  fetchData: () => Promise<Content>,
  warn: (line: string) => void,
): Promise<Content | undefined> {
  if (url === undefined) warn(`Not set: PRERENDER_API_URL; ${CONSEQUENCE}`);
  if (!url) return undefined;
  try {
    return await fetchData();
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'CanceledError';
    const reason = isTimeout ? 'did not respond in time' : `could not be used: ${error}`;
    warn(`The API at ${url} ${reason}; ${CONSEQUENCE}`);
    return undefined;
  }
}
