import { expect, test } from 'vitest';
import { linkAddress } from '#src/domain/linkAddress.ts';

test.each([
  ['https://a.example/b_(c)?d=1', 'https://a.example/b_%28c%29?d=1'],
  [' http://a.example ', 'http://a.example'],
  ['www.a.example/b', 'https://www.a.example/b'],
  ['noc.moest.gov.np', 'https://noc.moest.gov.np'],
  ['info@a.example', 'mailto:info@a.example'],
  ['+977 1-444 5555', 'tel:+97714445555'],
  ['javascript:alert(1)', undefined],
  ['//a.example', undefined],
  ['https://a example', undefined],
  ['visa', undefined],
  ['', undefined],
])('%j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
