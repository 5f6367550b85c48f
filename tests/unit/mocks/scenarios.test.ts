import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callNames, calls } from '#mocks/calls.ts';
import { lists, scenariosFor } from '#mocks/msw/scenarios.ts';

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

test('a story is offered only the scenarios that change what it shows', () => {
  expect(scenariosFor(new Set(), 'network')).toEqual({});
  expect(scenariosFor(new Set(['getSystem']), 'data')).toEqual({});
  expect(Object.keys(scenariosFor(new Set(['getSystem']), 'network'))).toContain('slow');
  expect(Object.keys(scenariosFor(new Set(['listAudit']), 'data'))).toContain('many');
});
