import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callNames, calls } from '#mocks/calls.ts';
import { lists } from '#mocks/msw/scenarios.ts';

test('the toolbar knows every call of the contract that returns a list', () => {
  const isList = (body: unknown) => (name: (typeof callNames)[number]) =>
    calls[name].method === 'GET' && safeParse(calls[name].response, body).success;
  const named = callNames.filter(isList([]));
  const paged = callNames.filter(isList({ messages: [], next: null }));
  expect(named).toContain('listSessions');
  expect(Object.keys(lists).toSorted()).toEqual(
    [...named, ...paged.filter((name) => name !== 'getSession')].toSorted(),
  );
});
