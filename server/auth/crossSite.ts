const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True if a request comes from a page of the site itself, as its browser says. */
export function isFromOwnSite({ method, headers }: Request, origin: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === origin : site === 'same-origin';
}
