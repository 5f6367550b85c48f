import { describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '#src/drafts/draftStore.ts';
import type { KeyValueStorage } from '#src/lib/storage.ts';

const saved = { title: 'Visas', content: 'Start early.' };
const typed = { title: 'Visas', content: 'Start early. Bring copies.' };

function mapStorage(items = new Map<string, string>()) {
  const storage: KeyValueStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, storage };
}

describe('createDraftStore', () => {
  it('restores the typed text when the form opens again', () => {
    const { storage } = mapStorage();
    createDraftStore(storage, 'blog:1', saved).change(typed);
    const again = createDraftStore(storage, 'blog:1', saved);
    expect(again.getState()).toEqual({ values: typed, status: 'restored' });
  });

  it.each([
    ['stale', 'has changed in between', { ...saved, title: 'Student visas' }, typed],
    [
      'restored',
      'has got another field since',
      { ...saved, author: 'Anisha' },
      { ...typed, author: 'Anisha' },
    ],
  ])('is %s if the saved text %s', (status, _, next, values) => {
    const { storage } = mapStorage();
    createDraftStore(storage, 'blog:1', saved).change(typed);
    expect(createDraftStore(storage, 'blog:1', next).getState()).toEqual({ values, status });
  });

  it('changes some of the values and keeps the others', () => {
    const { items, storage } = mapStorage();
    const store = createDraftStore(storage, 'blog:1', saved);
    store.change({ title: 'Student visas' });
    store.change({ content: 'Start late.' });
    expect(store.getState().values).toEqual({ title: 'Student visas', content: 'Start late.' });
    store.change(saved);
    expect(items.size).toBe(0);
  });

  it('deletes the draft on discard, and when the text equals the saved one', () => {
    const { items, storage } = mapStorage();
    const store = createDraftStore(storage, 'blog:1', saved);
    store.change(typed);
    store.discard();
    expect(store.getState()).toEqual({ values: saved, status: 'clean' });
    expect(items.size).toBe(0);
    store.change(typed);
    store.change(saved);
    expect(items.size).toBe(0);
  });

  it('forgets a draft that was last changed longer ago than its age allows', () => {
    vi.useFakeTimers({ now: 0 });
    const { items, storage } = mapStorage();
    const open = () => createDraftStore(storage, 'contact', saved, 60_000);
    open().change(typed);
    vi.setSystemTime(60_000);
    expect(open().getState().status).toBe('restored');
    vi.setSystemTime(60_001);
    expect(open().getState()).toEqual({ values: saved, status: 'clean' });
    expect(items.size).toBe(0);
    vi.useRealTimers();
  });

  it('has one key for the same values that are sent again, also after a reload', () => {
    const { storage } = mapStorage();
    const open = () => createDraftStore(storage, 'contact', saved);
    const store = open();
    store.change(typed);
    const key = store.idempotencyKey();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(store.idempotencyKey()).toBe(key);
    store.change({ content: 'Start early. Bring copies. And' });
    store.change(typed);
    expect(store.idempotencyKey()).toBe(key);
    expect(open().getState()).toEqual({ values: typed, status: 'restored' });
    expect(open().idempotencyKey()).toBe(key);
  });

  it('has another key for another text, after a success, and in an emptied form', () => {
    const store = createDraftStore(mapStorage().storage, 'contact', saved);
    const keys: string[] = [];
    const send = () => {
      store.change(typed);
      keys.push(store.idempotencyKey());
    };
    send();
    store.discard();
    send();
    store.change(saved);
    send();
    store.change({ content: 'Another text' });
    keys.push(store.idempotencyKey());
    expect(new Set(keys).size).toBe(4);
  });

  it('takes a draft of an earlier version, which has no key', () => {
    const draft = { saved, values: typed, typedAt: Date.now() };
    for (const attempt of [undefined, null, 'x', { key: 1, values: typed }, { key: 'a' }]) {
      const items = new Map([['draft:blog:1', JSON.stringify({ ...draft, attempt })]]);
      const store = createDraftStore(mapStorage(items).storage, 'blog:1', saved);
      expect(store.getState()).toEqual({ values: typed, status: 'restored' });
      expect(store.idempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it.each([
    '',
    'not JSON',
    '[]',
    '{"values":{"title":1,"content":"x"},"saved":{}}',
    '{"values":{}}',
  ])('starts from the saved text if storage contains %j', (text) => {
    const { storage } = mapStorage(new Map([['draft:blog:1', text]]));
    expect(createDraftStore(storage, 'blog:1', saved).getState().status).toBe('clean');
  });
});
