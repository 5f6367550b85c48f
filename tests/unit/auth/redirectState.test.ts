import { expect, it } from 'vitest';
import { createRedirectState, readRedirectState } from '#src/auth/redirectState.ts';

const LIST = '/dashboard/blogs/list?q=visa';

it.each([
  ['a logout', 'signed-out', '/dashboard', null],
  ['an automatic logout', 'idle', LIST, 'idle'],
  ['a deep link', null, LIST, null],
  ['an end at the server', 'server', LIST, 'server'],
] as const)(
  'after %s the sign-in leads to the right page and explanation',
  (_, end, path, mentioned) => {
    const state = readRedirectState(createRedirectState(end, LIST));
    expect(state.from).toBe(path);
    expect(state.end).toBe(mentioned);
  },
);

it('the state of another entry leads to the dashboard', () => {
  expect(readRedirectState(null)).toEqual({ from: '/dashboard', end: null });
});
