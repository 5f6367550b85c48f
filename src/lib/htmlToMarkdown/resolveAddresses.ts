import type { Root } from 'hast';
import { parseUrl } from '../parseUrl.ts';
import { elementsIn } from './htmlTree.ts';

const PROTOCOLS = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
  poster: ['https:', 'http:'],
};

/** Makes the addresses of a tree whole, and takes those away that no text may have. */
export function resolveAddresses(tree: Root, base: string | undefined): void {
  for (const { properties } of elementsIn(tree)) {
    for (const [name, protocols] of Object.entries(PROTOCOLS)) {
      properties[name] &&= resolveUrl(String(properties[name]), protocols, base);
    }
  }
}

/** Returns an address as it was written, or as a whole if it was relative. */
function resolveUrl(
  address: string,
  protocols: readonly string[],
  base: string | undefined,
): string | undefined {
  const written = address.trim();
  if (written === '' || written.startsWith('#')) return undefined;
  const url = parseUrl(
    written,
    base ?? (written.startsWith('//') ? 'https://localhost' : undefined),
  );
  if (!url || !protocols.includes(url.protocol)) return undefined;
  const isWhole = /^[a-z]+:[^\s<>()\\]+$/i.test(written);
  return isWhole ? written : url.href.replaceAll(' ', '%20');
}
