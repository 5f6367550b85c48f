import { expect, it } from 'vitest';
import { safeImageUrl } from '#src/api/imageUrl.ts';

const origin = 'https://deurali.example';

it.each([
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
  ['http://images.example/a.jpg', 'http://images.example/a.jpg'],
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
  'http://localhost/a.jpg',
  'http://localhost./a.jpg',
  'http://router.localhost/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0/',
  'http://10.0.0.1/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://169.254.169.254/latest/meta-data',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
])('rejects %s', (url) => {
  expect(safeImageUrl(url, origin)).toBeUndefined();
});
