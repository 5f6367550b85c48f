import { pictureSrcSet } from '#contracts/pictureFiles.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';

/** Stands for the site, whatever its origin is. */
const SITE = 'https://site.invalid';

/** The schemes that a link in a text may have. */
const ALLOWED = /^(?:https?|mailto|tel):$/;

/** Returns the address of a link in a text; undefined for one such as 'javascript:'. */
export function safeLink(address: string): string | undefined {
  // A path without a slash, or a place in this page, leads nowhere on a blog's page.
  const typed = address.startsWith('www.') ? `https://${address}` : address;
  if (!/^(?:\/|[a-z]+:)/i.test(typed)) return undefined;
  const url = parseUrl(typed, SITE);
  if (!url || !ALLOWED.test(url.protocol)) return undefined;
  return url.href.startsWith(`${SITE}/`) ? url.href.slice(SITE.length) : url.href;
}

/** Returns the path of a picture on this site; undefined for any other. */
export function ownPicture(address: string): string | undefined {
  const link = safeLink(address);
  return link?.startsWith('/') ? link : undefined;
}

/** Returns the path of a picture that was uploaded; undefined for any other. */
export function uploadedPicture(address: string): string | undefined {
  const path = ownPicture(address);
  return path && pictureSrcSet(path) ? path : undefined;
}
