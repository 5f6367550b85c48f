import { expect, it } from 'vitest';
import { safeImageUrl } from '#src/domain/imageUrl.ts';

const origin = 'https://consultancy.example';

it.each([
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
  ['/images/a.svg', '/images/a.svg'],
  [`${origin}/images/a.svg?v=1`, '/images/a.svg?v=1'],
])('allows %s', (url, expected) => {
  expect(safeImageUrl(url, origin)).toBe(expected);
});

const publicHosts = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '[2001:db8::1]', '10.example'];

it.each([...publicHosts, 'localhost.example'])('allows the host %s', (host) => {
  expect(safeImageUrl(`https://${host}/`, origin)).toBe(`https://${host}/`);
});

const privateHosts = [
  ...['localhost', 'localhost.', 'router.localhost', '127.0.0.1', '127.1', '2130706433'],
  ...['0x7f000001', '0', '10.0.0.1', '100.64.0.1', '100.127.255.255', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '[::]', '[::1]', '[::ffff:10.0.0.1]'],
  ...['[64:ff9b::10.0.0.1]', '[fe80::1]', '[febf::1]', '[fc00::1]', '[fd12:3456::1]'],
];

it.each([
  ...[undefined, '', 'https://', 'javascript:alert(1)', 'data:image/png;base64,AAAA'],
  'http://images.example/a.jpg',
  ...privateHosts.map((host) => `https://${host}/a.jpg`),
])('rejects %s', (url) => {
  expect(safeImageUrl(url, origin)).toBeUndefined();
});

it('allows an image on the site itself without https, as in development', () => {
  expect(safeImageUrl('/a.svg', 'http://localhost:5173')).toBe('/a.svg');
});
