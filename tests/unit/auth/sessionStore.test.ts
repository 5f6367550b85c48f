import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ACTIVITY_EVENTS,
  createSessionStore,
  INACTIVITY_LIMIT_MS,
  type SessionEnd,
  type SessionStore,
} from '#src/auth/sessionStore.ts';

const START = new Date('2025-11-20T06:30:00Z');

/** The localStorage of a browser, and its tabs, which get `storage` events. */
let items: Map<string, string>;
let tabs: EventTarget[];

/** Opens a tab with a started session store and a window that receives events. */
function openTab() {
  const window = new EventTarget();
  tabs.push(window);
  const notify = (key: string) => {
    const others = tabs.filter((tab) => tab !== window);
    for (const tab of others) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  const setItem = vi.fn((key: string, value: string) => {
    items.set(key, value);
    notify(key);
  });
  const store = createSessionStore({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem,
      removeItem: (key) => items.delete(key) && notify(key),
    },
    target: () => window,
  });
  return { store, window, setItem, stop: store.start() };
}

const storedExpiry = () => Number(items.get('authExpiry'));

function expectEnded(store: SessionStore, end: SessionEnd | null) {
  expect(store.getState()).toEqual({ status: 'signed-out', end });
  expect([...items]).toEqual([]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  items = new Map();
  tabs = [];
});

afterEach(() => void vi.useRealTimers());

const stored = (authExpiry: string, isAuthenticated = 'true') =>
  new Map(Object.entries({ isAuthenticated, username: 'admin', authExpiry }));

describe('on load', () => {
  it('is signed in if the flag is true and the expiry is in the future', () => {
    items = stored(String(START.getTime() + 1));
    expect(openTab().store.getState()).toMatchObject({ status: 'signed-in', username: 'admin' });
  });

  it.each([
    ['the flag is not the string true', stored(String(START.getTime() + 1000), 'yes'), null],
    ['the expiry is now', stored(String(START.getTime())), 'idle'],
    ['the expiry is not a number', stored('soon'), null],
    ['the expiry is empty', stored(''), null],
    ['the expiry is infinite', stored('Infinity'), null],
  ] as const)('is signed out and clears the storage if %s', (_, session, end) => {
    items = new Map(session);
    expectEnded(openTab().store, end);
  });
});

describe('signing in and out', () => {
  it('stores the three keys, with the expiry in three minutes', () => {
    openTab().store.signIn('admin');
    expect(items).toEqual(stored(String(START.getTime() + 180_000)));
  });

  it('keeps the account of the server in memory, while other keys of the session change', () => {
    const { store } = openTab();
    const account = { username: 'sunita', role: 'owner' } as const;
    store.signIn('sunita', account);
    store.extend();
    expect(store.getState()).toEqual({ status: 'signed-in', username: 'sunita', account });
    expect([...items.values()].join()).not.toContain('owner');
  });

  it('removes them when the session has ended at the server, and says so', () => {
    const { store } = openTab();
    store.signIn('admin');
    store.endAtServer();
    expectEnded(store, 'server');
    // A second 401 changes nothing.
    store.signOut();
    store.endAtServer();
    expectEnded(store, 'signed-out');
  });
});

describe('activity', () => {
  it.each(ACTIVITY_EVENTS)('%s moves the expiry to three minutes from now', (name) => {
    const { store, window } = openTab();
    store.signIn('admin');
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(name));
    expect(storedExpiry()).toBe(Date.now() + INACTIVITY_LIMIT_MS);
  });

  it('writes at most a few times a second and keeps the expiry accurate to a second', () => {
    const { store, window, setItem } = openTab();
    store.signIn('admin');
    setItem.mockClear();
    for (let i = 0; i < 500; i++) {
      vi.advanceTimersByTime(2);
      window.dispatchEvent(new Event('mousemove'));
    }
    const writes = setItem.mock.calls.filter(([key]) => key === 'authExpiry');
    expect(writes.length).toBeLessThanOrEqual(5);
    expect(Date.now() + INACTIVITY_LIMIT_MS - storedExpiry()).toBeLessThanOrEqual(1000);
  });
});

it.each(['extend', 'checkExpiry'] as const)('%s gives a session that is over no time', (call) => {
  const { store } = openTab();
  store[call]();
  expectEnded(store, null);
  store.signIn('admin');
  vi.setSystemTime(Date.now() + INACTIVITY_LIMIT_MS);
  store[call]();
  expectEnded(store, 'idle');
});

describe('the check every ten seconds', () => {
  it('signs out after three minutes without activity and logs the reason', () => {
    const { store } = openTab();
    store.signIn('admin');
    vi.advanceTimersByTime(170_000);
    expect(store.getState().status).toBe('signed-in');
    vi.advanceTimersByTime(10_000);
    expectEnded(store, 'idle');
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/inactivity/));
  });

  it.each([
    ['the expiry was moved into the past', () => items.set('authExpiry', '1'), 'idle'],
    ['the keys were removed', () => items.clear(), 'signed-out'],
  ] as const)('signs out if %s', (_, change, end) => {
    const { store } = openTab();
    store.signIn('admin');
    change();
    vi.advanceTimersByTime(10_000);
    expectEnded(store, end);
  });

  it('stops with the store', () => {
    const { store, stop } = openTab();
    store.signIn('admin');
    stop();
    vi.advanceTimersByTime(INACTIVITY_LIMIT_MS * 2);
    expect(store.getState().status).toBe('signed-in');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('two tabs share activity, and sign out together', () => {
  const [one, two] = [openTab(), openTab()];
  expect(one.store.checkExpiry()).toBeNull();
  one.store.signIn('admin');
  vi.advanceTimersByTime(150_000);
  two.window.dispatchEvent(new Event('keydown'));
  expect(one.store.checkExpiry()).toBe(Date.now() + INACTIVITY_LIMIT_MS);
  vi.advanceTimersByTime(150_000);
  expect(one.store.getState().status).toBe('signed-in');
  one.store.signOut();
  expectEnded(two.store, 'signed-out');
});
