import { expect, it } from 'vitest';
import { changedArgs, decodeArgs, encodeArgs } from '../../../.storybook/argsLink.ts';

it('carries any text, number, and yes or no in characters that an address of Storybook may have', () => {
  const args = {
    text: 'Prices may have changed: “ask us”. मूल्य फेरिएको हुन सक्छ?',
    max: 3,
    isOld: true,
  };
  const encoded = encodeArgs(args);
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(decodeArgs(encoded)).toEqual(args);
});

it('carries only what is changed, and nothing that is not simple', () => {
  const initial = { text: 'a', items: ['a'], onPress: () => {} };
  expect(changedArgs({ ...initial, items: ['b'] }, initial)).toBeUndefined();
  expect(changedArgs({ ...initial, text: 'b' }, initial)).toEqual({ text: 'b' });
  const hostile = encodeArgs({ text: 'b', children: { type: 'script' } } as never);
  expect(decodeArgs(hostile)).toEqual({ text: 'b' });
});

it('ignores what is not encoded args', () => {
  for (const text of ['', '%', 'abc', 'bnVsbA', 'MQ']) expect(decodeArgs(text)).toBeUndefined();
});
