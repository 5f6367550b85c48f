import { BlockList, isIP } from 'node:net';

/** Returns NaN for anything but a plain number, and for 0, which is every address. */
const readPrefix = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN);

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Adds an address or a network, such as '10.0.0.0/8', to a list. Throws if it is none. */
export function addNetwork(networks: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = familyOf(address);
  const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : readPrefix(prefix);
  if (rest.length > 0 || address.includes('%')) throw new Error('not an address');
  networks.addSubnet(address, bits, family);
}

/** A list of networks, given with spaces between them. */
export function networksOf(entries: string): BlockList {
  const networks = new BlockList();
  for (const entry of entries.split(' ')) addNetwork(networks, entry);
  return networks;
}

/** True if an IP address is in one of the networks. */
export const isIn = (networks: BlockList, address: string) =>
  networks.check(address, familyOf(address));
