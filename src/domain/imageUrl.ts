import { parseUrl } from '#src/lib/parseUrl.ts';

const PRIVATE_IPV4 =
  /^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Unique local, link-local, and every address that embeds an IPv4 address, loopback included. */
const PRIVATE_IPV6 = /^\[(?:::|64:ff9b:|f[cd]|fe[89ab])/;

/** Returns the address of a blog's image; undefined for one that no page may load. */
export function safeImageUrl(address: string | undefined, siteOrigin: string): string | undefined {
  const url = address ? parseUrl(address, siteOrigin) : undefined;
  if (!url) return undefined;
  if (url.origin === siteOrigin) return url.pathname + url.search;
  if (url.protocol !== 'https:') return undefined;
  return isPrivateHost(url.hostname) ? undefined : url.href;
}

/** Returns why `safeImageUrl` refuses an address; undefined if it does not. */
export function imageUrlProblem(
  address: string | undefined,
  siteOrigin: string,
): string | undefined {
  if (!address || safeImageUrl(address, siteOrigin)) return undefined;
  const rule = address.startsWith('https://') ? 'be a public one' : 'begin with https://';
  return `The picture ${address} is not shown. The address must ${rule}.`;
}

/** The URL parser has already normalized decimal, hexadecimal and short forms. */
function isPrivateHost(host: string): boolean {
  const isLocalName = /(?:^|\.)localhost\.?$/.test(host);
  return isLocalName || PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host);
}
