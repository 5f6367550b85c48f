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

it('carries only what is changed and can be edited', () => {
  const initial = {
    text: 'a',
    update: { text: 'a' },
    items: ['a'],
    icon: <p />,
    onPress: () => {},
  };
  expect(changedArgs({ ...initial, items: ['a'] }, initial)).toBeUndefined();
  const changed = { text: 'b', update: { text: 'Fees, 2026.' }, items: ['a', 'b'] };
  const others = { icon: <b />, onPress: () => 1, more: undefined };
  expect(changedArgs({ ...changed, ...others }, initial)).toEqual(changed);
  expect(decodeArgs(encodeArgs(changed))).toEqual(changed);
});

it('brings no HTML', () => {
  const html = { __html: '<img src="" onerror="alert(1)">' };
  const hostile = encodeArgs({ text: 'b', dangerouslySetInnerHTML: html, slots: [{ root: html }] });
  expect(decodeArgs(hostile)).toEqual({
    text: 'b',
    dangerouslySetInnerHTML: {},
    slots: [{ root: {} }],
  });
});

it('ignores what is not encoded args', () => {
  for (const text of ['', '%', 'abc', 'bnVsbA', 'MQ']) expect(decodeArgs(text)).toBeUndefined();
});
