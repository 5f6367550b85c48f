import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callNames, calls } from '#mocks/calls.ts';
import { choicesFor, lists } from '#mocks/msw/scenarios.ts';

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

test('a story is offered only the choices that change what it shows', () => {
  const namesFor = (...called: string[]) => {
    const { network, data } = choicesFor(new Set(called));
    return [Object.keys(network).length > 0, Object.keys(data)];
  };
  expect(namesFor()).toEqual([false, []]);
  expect(namesFor('getSystem')).toEqual([true, []]);
  expect(namesFor('getBlog')).toEqual([true, ['empty']]);
  expect(namesFor('getBlog', 'listAudit')).toEqual([true, ['empty', 'one', 'many']]);
});
