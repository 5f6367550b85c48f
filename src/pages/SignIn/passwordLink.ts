/** Reads the token of a one-time link from a URL's fragment, `#link=…` or `#first-owner=…`. */
export const readPasswordLink = (hash: string): string | null =>
  /^#(?:link|first-owner)=([\w-]+)$/.exec(hash)?.[1] ?? null;
