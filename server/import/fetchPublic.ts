import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isIn, networksOf } from '../http/networks.ts';
import { inTime } from '../inTime.ts';
import { readAtMost } from '../readAtMost.ts';

/** The parts that tests replace: who tells a host's addresses, and which of them are public. */
export interface FetchOptions {
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic?: (address: string) => boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 4;

/**
 * Fetches a file of another site, at most `maxBytes` and in 10 s. Rejects with the reason, in
 * words. Only public hosts are asked: each name is resolved once, all its addresses must be public,
 * and the connection goes to one of those that were checked. So is each redirect.
 */
export function fetchPublic(
  url: string,
  maxBytes: number,
  options: FetchOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return inTime(options.timeoutMs ?? TIMEOUT_MS, 'it', async (signal) => {
    let target = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(target, maxBytes, signal, options);
      if (typeof answer !== 'string') return answer;
      target = answer;
    }
    throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
  });
}

/** The body that a host sends, or the address that it redirects to. */
async function ask(
  address: string,
  maxBytes: number,
  signal: AbortSignal,
  { resolve = resolveHost, isPublic = isPublicAddress }: FetchOptions,
): Promise<Uint8Array<ArrayBuffer> | string> {
  if (!URL.canParse(address)) throw new Error('its address is none');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Error('its address begins with neither http: nor https:');
  }
  if (url.username || url.password) throw new Error('its address has a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const [first] = addresses;
  if (!first) throw new Error('its host does not exist');
  if (!addresses.every((each) => isPublic(each.address))) {
    throw new Error('its host is in a private network');
  }
  // The connection asks for the address again, and gets the one that was checked.
  const lookupChecked: LookupFunction = (_host, { all }, callback) => {
    if (all) callback(null, [{ ...first }]);
    else callback(null, first.address, first.family);
  };
  const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    ...{ agent: false, lookup: lookupChecked, signal },
    headers: {
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'website-import',
    },
  }).end();
  // The body that it breaks reports it; without a listener it would end the process.
  sent.on('error', () => {});
  try {
    const answered = await once(sent, 'response').catch((error) => {
      throw new Error(`its host does not answer: ${error.message}`);
    });
    const response: IncomingMessage = answered[0];
    const { statusCode = 0, headers } = response;
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    const next = isRedirect && URL.parse(headers.location ?? '', url)?.href;
    if (next) return next;
    if (statusCode !== 200) throw new Error(`its host answers ${statusCode}`);
    const body = Readable.toWeb(response) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return await readAtMost(body, maxBytes, signal);
  } catch (error) {
    // An error of the connection has a code.
    throw Object(error).code ? new Error('its host has broken off') : error;
  } finally {
    sent.destroy();
  }
}

async function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new Error('its host does not exist');
  }
}

/** The networks that are no public hosts (IANA's registries of special addresses). */
const special = networksOf(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
    '192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 ' +
    '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 ' +
    // Protocols, documentation, and networks with an IPv4 address inside, as 6to4 has.
    '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);

/** The only network of IPv6 that is given out to hosts: others are special, mapped or unused. */
const global6 = networksOf('2000::/3');

/** True if an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // A zone names an interface of this machine.
  if (family === 0 || address.includes('%') || isIn(special, address)) return false;
  return family === 4 || isIn(global6, address);
}
