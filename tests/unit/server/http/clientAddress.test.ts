import { expect, it } from 'vitest';
import { clientAddress, isUntrustedProxy, limitKeyOf } from '#server/http/clientAddress.ts';
import { readSettings } from '#server/settings.ts';

const trusting = (proxies: string) => readSettings({ TRUSTED_PROXIES: proxies }, '').trustedProxies;

it.each([
  ['203.0.113.9', '198.51.100.1', '', '203.0.113.9', 'ignores it without a trusted proxy'],
  ['127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1', 'believes a trusted proxy'],
  ['::ffff:127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1', 'knows mapped addresses'],
  ['127.0.0.1', '1.2.3.4, 198.51.100.1', '127.0.0.1', '198.51.100.1', 'takes the last hop'],
  ['10.0.0.1', '198.51.100.1, 10.9.9.9', '10.0.0.0/8', '198.51.100.1', 'skips trusted hops'],
  ['127.0.0.1', 'nonsense', '127.0.0.1', '127.0.0.1', 'ignores what is no address'],
  ['::1', '2001:DB8::1', '::1', '2001:db8::1', 'writes IPv6 in one way'],
  ['127.0.0.1', '203.0.113.9:5555', '127.0.0.1', '203.0.113.9', 'drops a port'],
  ['127.0.0.1', '[2001:db8::1]:80', '127.0.0.1', '2001:db8::1', 'drops brackets and a port'],
  ['127.0.0.1', '[2001:db8::1]', '127.0.0.1', '2001:db8::1', 'drops brackets'],
])('clientAddress %s, "%s", "%s": %s, as it %s', (connection, header, proxies, expected) => {
  expect(clientAddress(connection, header, trusting(proxies))).toBe(expected);
});

it('counts an IPv4 address, and the first 64 bits of an IPv6 address', () => {
  expect(limitKeyOf('203.0.113.9')).toBe('203.0.113.9');
  const sameNetwork = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'];
  expect(new Set(sameNetwork.map(limitKeyOf))).toEqual(new Set(['2001:0db8:0001:0002']));
  expect(limitKeyOf('2001:db8::1')).toBe('2001:0db8:0000:0000');
});

it.each([
  ['127.0.0.1', '198.51.100.1', '', true],
  ['::ffff:10.1.2.3', '198.51.100.1', '', true],
  ['fd00::1', '198.51.100.1', '', true],
  ['10.1.2.3', '198.51.100.1', '10.0.0.0/8', false],
  ['127.0.0.1', undefined, '', false],
  ['203.0.113.9', '198.51.100.1', '', false],
])('isUntrustedProxy %s, %s, "%s": %s', (connection, header, proxies, expected) => {
  expect(isUntrustedProxy(connection, header, trusting(proxies))).toBe(expected);
});

it('reads no more of a long header than who is trusted has written', () => {
  const cost = (header: string) => {
    const start = process.threadCpuUsage();
    clientAddress('127.0.0.1', header, trusting('127.0.0.1'));
    return process.threadCpuUsage(start).user;
  };
  cost('::');
  expect(cost(`${'::,'.repeat(5_000)}198.51.100.1`)).toBeLessThan(5_000);
});
