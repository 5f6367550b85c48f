import { type BlockList, isIP, SocketAddress } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { isIn, networksOf } from './networks.ts';

/** The address of the client: the last one in `X-Forwarded-For` that is no trusted proxy. */
export function clientAddress(
  connection: string,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
): string {
  let client = normalize(connection);
  const hops = forwardedFor?.split(',') ?? [];
  for (let hop = hops.pop(); hop !== undefined && isIn(trusted, client); hop = hops.pop()) {
    const address = normalize(hop);
    if (isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** The key of a visitor's limit: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const limitKeyOf = (address: string) =>
  isIP(address) === 6 ? expandIPv6(address).split(':').slice(0, 4).join(':') : address;

/** Removes spaces, a port, and the prefix of an IPv4 address in IPv6 notation. */
function normalize(address: string): string {
  const text = address.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (mapped) return mapped;
  return isIP(text) === 6 ? new SocketAddress({ address: text, family: 'ipv6' }).address : text;
}

/** Private addresses: a request from there that names others comes from a proxy. */
const ownNetworks = networksOf('127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1 fc00::/7');

/** True if a proxy of one's own networks forwards requests and is not trusted. */
export function isUntrustedProxy(
  connection: string,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
): boolean {
  const address = normalize(connection);
  return Boolean(forwardedFor) && isIn(ownNetworks, address) && !isIn(trusted, address);
}
