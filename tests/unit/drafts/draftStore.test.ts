import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '#src/drafts/draftStore.ts';
import { memoryStorage } from '#src/lib/storage.ts';

const saved = { title: 'Visas', content: 'Start early.' };
const typed = { title: 'Visas', content: 'Start early. Bring copies.' };
const KEY = /^[0-9a-f]{32}$/;

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
});
afterEach(() => void vi.useRealTimers());

const open = (fields = saved, maxAgeMs?: number) =>
  createDraftStore(memoryStorage(items), 'blog:1', fields, maxAgeMs);

it('has without a draft the same state as on the server, so that hydration renders nothing again', () => {
  const store = open();
  expect(store.getState()).toBe(store.clean);
});

it('is stale if the saved text has changed in between, and has only what was typed', () => {
  open().change(typed);
  expect(open({ ...saved, title: 'Student visas' }).getState()).toEqual({
    values: { ...typed, title: 'Student visas' },
    status: 'stale',
  });
});

it('starts from another saved text, keeps what was typed, and is not stale any more', () => {
  const store = open();
  store.change(typed);
  const theirs = { title: 'Student visas', content: 'Start late.' };
  store.rebase(theirs);
  const values = { ...typed, title: theirs.title };
  expect(store.getState()).toEqual({ values, status: 'clean' });
  expect(store.isChanged()).toBe(true);
  expect(open(theirs).getState()).toEqual({ values, status: 'restored' });
  store.discard();
  expect(store.getState()).toEqual({ values: theirs, status: 'clean' });
  expect(store.isChanged()).toBe(false);
  expect(items.size).toBe(0);
});

it('has the saved value of a field that the form did not have before', () => {
  open().change(typed);
  const author = 'Anisha';
  expect(createDraftStore(memoryStorage(items), 'blog:1', { ...saved, author }).getState()).toEqual(
    {
      values: { ...typed, author },
      status: 'restored',
    },
  );
});

it('forgets a draft that was last changed longer ago than its age allows', () => {
  vi.useFakeTimers({ now: 0 });
  open(saved, 60_000).change(typed);
  vi.setSystemTime(60_000);
  expect(open(saved, 60_000).getState().status).toBe('restored');
  vi.setSystemTime(60_001);
  expect(open(saved, 60_000).getState()).toEqual({ values: saved, status: 'clean' });
  expect(items.size).toBe(0);
});

it('has one key for the same values that are sent again, also after a reload', () => {
  const store = open();
  store.change(typed);
  const key = store.idempotencyKey();
  expect(key).toMatch(KEY);
  expect(store.idempotencyKey()).toBe(key);
  store.change({ content: 'Start early. Bring copies. And' });
  store.change(typed);
  expect(store.idempotencyKey()).toBe(key);
  expect(open().getState()).toEqual({ values: typed, status: 'restored' });
  expect(open().idempotencyKey()).toBe(key);
});

it('has another key for another text, after a success, and in an emptied form', () => {
  const store = open();
  const keyOf = (values: Partial<typeof saved>) => {
    store.change(values);
    return store.idempotencyKey();
  };
  const first = keyOf(typed);
  store.discard();
  const second = keyOf(typed);
  store.change(saved);
  const keys = [first, second, keyOf(typed), keyOf({ content: 'Another text' })];
  expect(new Set(keys).size).toBe(4);
});

it('takes a draft of an earlier version, which has no key', () => {
  const draft = { saved, values: typed, typedAt: Date.now() };
  for (const attempt of [undefined, null, 'x', { key: 1, values: typed }, { key: 'a' }]) {
    items.set('draft:blog:1', JSON.stringify({ ...draft, attempt }));
    expect(open().getState()).toEqual({ values: typed, status: 'restored' });
    expect(open().idempotencyKey()).toMatch(KEY);
  }
});

it.each(['', 'not JSON', '[]', '{"values":{"title":1,"content":"x"},"saved":{}}', '{"values":{}}'])(
  'starts from the saved text if storage contains %j',
  (text) => {
    items.set('draft:blog:1', text);
    expect(open().getState().status).toBe('clean');
  },
);
