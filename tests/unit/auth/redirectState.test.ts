import { describe, expect, it } from 'vitest';
import {
  createRedirectState,
  getRedirectTarget,
  readRedirectState,
} from '#src/auth/redirectState.ts';

const LIST = '/dashboard/blogs/list?q=visa';

describe('after the redirect to sign-in', () => {
  it.each([
    ['a logout', 'signed-out', '/dashboard', false],
    ['an automatic logout', 'inactivity', LIST, true],
    ['a deep link', null, LIST, false],
    ['an end at the server', 'expired', LIST, false],
  ] as const)('%s leads to the right page', (_, end, path, endedByInactivity) => {
    const state = readRedirectState(createRedirectState(end, LIST));
    expect(getRedirectTarget(state)).toBe(path);
    expect(state.endedByInactivity).toBe(endedByInactivity);
    expect(state.endedAtServer ?? false).toBe(end === 'expired');
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
  expect(getRedirectTarget(readRedirectState(state))).toBe('/dashboard');
});
