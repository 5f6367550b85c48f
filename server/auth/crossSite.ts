const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something on behalf of its sender: it comes from a page of the
 * site itself. Browsers say so in `Sec-Fetch-Site`, old ones in `Origin`. A request with neither
 * changes nothing.
 */
export function isFromOwnSite({ method, headers }: Request, origin: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === origin : site === 'same-origin';
}
