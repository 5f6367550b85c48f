/**
 * The address of a blog's image if a page may load it, else undefined: http or https, and never
 * a loopback, private or link-local address, so that a blog cannot make a visitor's browser
 * knock at doors of their own network. An address of the site itself comes back as a path.
 * `siteOrigin` is such as 'https://deurali.example'.
 */
export function safeImageUrl(address: string | undefined, siteOrigin: string): string | undefined {
  if (!address || !URL.canParse(address, siteOrigin)) return undefined;
  const url = new URL(address, siteOrigin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.origin === siteOrigin) return url.pathname + url.search;
  return isOwnNetwork(url.hostname) ? undefined : url.href;
}

/** The URL parser has turned decimal, hexadecimal and short forms into the usual ones already. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host.startsWith('[')) return isOwnNetworkV6(host.slice(1, -1));
  return /^[\d.]+$/.test(host) && isOwnNetworkV4(host.split('.').map(Number));
}

function isOwnNetworkV4([first = 0, second = 0]: number[]): boolean {
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168)
  );
}

function isOwnNetworkV6(host: string): boolean {
  const groups = expandV6(host);
  const [first = 0] = groups;
  const isLinkLocal = (first & 0xffc0) === 0xfe80;
  const isUniqueLocal = (first & 0xfe00) === 0xfc00;
  return isLinkLocal || isUniqueLocal || holdsOwnNetworkV4(groups);
}

/** The prefixes, as 16-bit groups, below which the last two groups are an IPv4 address. */
const V4_PREFIXES = ['0,0,0,0,0,0', '0,0,0,0,0,65535', '100,65435,0,0,0,0'];

/** `::` and `::1` are among these: as IPv4 they are 0.0.0.0 and 0.0.0.1. */
function holdsOwnNetworkV4(groups: number[]): boolean {
  const [high = 0] = groups.slice(6);
  return (
    V4_PREFIXES.includes(groups.slice(0, 6).join()) && isOwnNetworkV4([high >> 8, high & 0xff])
  );
}

/** The eight groups of an IPv6 address that may be shortened by `::`. */
function expandV6(host: string): number[] {
  const [head = '', tail = ''] = host.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const start = parse(head);
  const end = parse(tail);
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
