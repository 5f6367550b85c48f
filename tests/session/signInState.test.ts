import { describe, expect, it } from 'vitest';
import { addressAfterSignIn, readSignInState, signInStateAfter } from '#src/session/signInState.ts';

const LIST = '/dashboard/blogs/list?q=visa';

describe('after the redirect to sign-in', () => {
  it.each([
    ['a logout', 'signed-out', '/dashboard', false],
    ['an automatic logout', 'inactivity', LIST, true],
    ['a deep link', null, LIST, false],
  ] as const)('%s leads to the right place', (_, end, address, wasInactive) => {
    const state = readSignInState(signInStateAfter(end, LIST));
    expect(addressAfterSignIn(state)).toBe(address);
    expect(state.wasInactive).toBe(wasInactive);
  });
});

it.each([
  null,
  'text',
  {},
  { from: 1 },
  { from: 'https://elsewhere.example/' },
  { from: '/dashboards' },
  { from: '//dashboard' },
])('a history state of %j leads to the dashboard', (state) => {
  expect(addressAfterSignIn(readSignInState(state))).toBe('/dashboard');
});
