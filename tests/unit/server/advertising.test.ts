import { expect, test } from 'vitest';
import { findAdvertisingSigns } from '#server/messages/advertising.ts';

const message = { subject: 'Fees', message: 'How much is a year?', ofSender: 1, ofText: 1 };

test('a question looks like no advertising, also one that was sent twice or has two links', () => {
  const links = 'My offer: https://a.example/offer and www.b.example, thanks';
  for (const changed of [{}, { ofSender: 2, ofText: 2 }, { message: links }]) {
    expect(findAdvertisingSigns({ ...message, ...changed })).toEqual([]);
  }
});

test.each([
  [{ message: 'http://a.example HTTPS://b.example www.c.example' }, ['many-links']],
  [{ subject: 'https://a.example', message: 'www.b.example www.c.example' }, ['many-links']],
  [{ ofSender: 3 }, ['same-sender']],
  [{ ofText: 3 }, ['same-text']],
])('%j has the signs %j', (changed, signs) => {
  expect(findAdvertisingSigns({ ...message, ...changed })).toEqual(signs);
});
