import { expect, it } from 'vitest';
import { safeImageUrl } from '#src/domain/imageUrl.ts';

const origin = 'https://consultancy.example';

it.each([
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
  ['/images/a.svg', '/images/a.svg'],
  [`${origin}/images/a.svg?v=1`, '/images/a.svg?v=1'],
  ['https://8.8.8.8/a.jpg', 'https://8.8.8.8/a.jpg'],
  ['https://172.32.0.1/', 'https://172.32.0.1/'],
  ['https://100.128.0.1/', 'https://100.128.0.1/'],
  ['https://[2001:db8::1]/', 'https://[2001:db8::1]/'],
  ['https://10.example/', 'https://10.example/'],
  ['https://localhost.example/', 'https://localhost.example/'],
])('allows %s', (url, expected) => {
  expect(safeImageUrl(url, origin)).toBe(expected);
});

it.each([
  undefined,
  '',
  'https://',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://images.example/a.jpg',
  'https://localhost/a.jpg',
  'https://localhost./a.jpg',
  'https://router.localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0/',
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://100.127.255.255/',
  'https://169.254.169.254/latest/meta-data',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[fe80::1]/',
  'https://[febf::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
])('rejects %s', (url) => {
  expect(safeImageUrl(url, origin)).toBeUndefined();
});

it('allows an image on the site itself without https, as in development', () => {
  expect(safeImageUrl('/a.svg', 'http://localhost:5173')).toBe('/a.svg');
});
