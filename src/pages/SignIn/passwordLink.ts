/**
 * Reads the token of a one-time link from a URL's fragment, `#link=…` or `#first-owner=…`, which is
 * in no log of a server; null if it is none.
 */
export const readPasswordLink = (hash: string): string | null =>
  /^#(?:link|first-owner)=([\w-]+)$/.exec(hash)?.[1] ?? null;
