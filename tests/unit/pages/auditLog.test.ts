import { expect, test } from 'vitest';
import { sampleAudit } from '#mocks/serverFixtures.ts';
import { groupEqualEntries, readAuditFilter } from '#src/pages/Dashboard/server/auditLog.ts';

test('joins equal entries that follow each other, with the time of the first', () => {
  const [, signedIn] = sampleAudit();
  if (!signedIn) throw new Error('no sample');
  const entry = (id: string, changes = {}) => ({ ...signedIn, id, at: Number(id), ...changes });
  const entries = [
    entry('9'),
    entry('8'),
    entry('7', { count: 3 }),
    entry('6', { title: 'Another' }),
    entry('5', { address: '203.0.113.8' }),
    entry('4'),
  ];
  const groups = groupEqualEntries(entries).map(({ id, count, at, since }) => [
    id,
    count,
    at,
    since,
  ]);
  expect(groups).toEqual([
    ['9', 5, 9, 7],
    ['6', 1, 6, 6],
    ['5', 1, 5, 5],
    ['4', 1, 4, 4],
  ]);
});

test('leaves out of a link what the server would refuse', () => {
  const read = (search: string) =>
    readAuditFilter((name) => new URLSearchParams(search).get(name) ?? '');
  const filter = { username: 'bimala', kind: 'blogs', day: '2026-11-24' };
  expect(read('username=bimala&kind=blogs&day=2026-11-24')).toEqual(filter);
  expect(read('username=&kind=owls&day=2026-13-24')).toEqual({});
  expect(read('username=%00')).toEqual({});
  expect(read('username=(unknown)')).toEqual({ username: '(unknown)' });
});
