import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTIVITY_EVENTS, INACTIVITY_LIMIT_MS } from '#src/auth/session.ts';
import { FakeBrowser } from './fakes.ts';

const START = new Date('2025-11-20T06:30:00Z');

let browser: FakeBrowser;

function writeSession(expiry: string, flag = 'true') {
  browser.items.set('isAuthenticated', flag);
  browser.items.set('username', 'admin');
  browser.items.set('authExpiry', expiry);
}

const storedExpiry = () => Number(browser.items.get('authExpiry'));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  browser = new FakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('on load', () => {
  it('is signed in if the flag is true and the expiry is in the future', () => {
    writeSession(String(Date.now() + 1));
    expect(browser.openTab().store.getState()).toMatchObject({
      status: 'signed-in',
      username: 'admin',
    });
  });

  it.each([
    ['the flag is not the string true', String(START.getTime() + 1000), 'yes', null],
    ['the expiry is now', String(START.getTime()), 'true', 'idle'],
    ['the expiry is not a number', 'soon', 'true', null],
    ['the expiry is empty', '', 'true', null],
    ['the expiry is infinite', 'Infinity', 'true', null],
  ])('is signed out and clears the storage if %s', (_, expiry, flag, end) => {
    writeSession(expiry, flag);
    expect(browser.openTab().store.getState()).toEqual({ status: 'signed-out', end });
    expect([...browser.items]).toEqual([]);
  });
});

describe('signing in and out', () => {
  it('stores the three keys, with the expiry in three minutes', () => {
    browser.openTab().store.signIn('admin');
    expect(Object.fromEntries(browser.items)).toEqual({
      isAuthenticated: 'true',
      username: 'admin',
      authExpiry: String(Date.now() + 180_000),
    });
  });

  it('keeps the account of the server in memory, while other keys of the session change', () => {
    const { store } = browser.openTab();
    const account = { username: 'sunita', role: 'owner' } as const;
    store.signIn('sunita', account);
    store.extend();
    expect(store.getState()).toEqual({ status: 'signed-in', username: 'sunita', account });
    expect([...browser.items.values()].join()).not.toContain('owner');
  });

  it('removes them when the session has ended at the server, and says so', () => {
    writeSession(String(Date.now() + 1000));
    const { store } = browser.openTab();
    store.endAtServer();
    expect([...browser.items]).toEqual([]);
    expect(store.getState()).toEqual({ status: 'signed-out', end: 'server' });
    // A second 401 changes nothing.
    store.signOut();
    store.endAtServer();
    expect(store.getState()).toEqual({ status: 'signed-out', end: 'signed-out' });
  });
});

describe('activity', () => {
  it.each(ACTIVITY_EVENTS)('%s moves the expiry to three minutes from now', (name) => {
    const { store, window } = browser.openTab();
    store.signIn('admin');
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(name));
    expect(storedExpiry()).toBe(Date.now() + INACTIVITY_LIMIT_MS);
  });

  it('writes at most a few times a second and keeps the expiry accurate to a second', () => {
    const { store, window } = browser.openTab();
    store.signIn('admin');
    browser.writes.length = 0;
    for (let i = 0; i < 500; i++) {
      vi.advanceTimersByTime(2);
      window.dispatchEvent(new Event('mousemove'));
    }
    expect(browser.writes.filter((key) => key === 'authExpiry').length).toBeLessThanOrEqual(5);
    expect(Date.now() + INACTIVITY_LIMIT_MS - storedExpiry()).toBeLessThanOrEqual(1000);
  });

  it('signs nobody in while signed out', () => {
    const { window } = browser.openTab();
    window.dispatchEvent(new Event('click'));
    expect([...browser.items]).toEqual([]);
  });

  it('signs out instead of renewing after the expiry, even if timers did not run during sleep', () => {
    const { store, window } = browser.openTab();
    store.signIn('admin');
    vi.setSystemTime(Date.now() + INACTIVITY_LIMIT_MS);
    window.dispatchEvent(new Event('mousemove'));
    expect(store.getState()).toEqual({ status: 'signed-out', end: 'idle' });
    expect([...browser.items]).toEqual([]);
  });
});

it('checkExpiry returns the expiry in storage, which another tab may have extended', () => {
  const [one, two] = [browser.openTab(), browser.openTab()];
  expect(one.store.checkExpiry()).toBeNull();
  one.store.signIn('admin');
  vi.advanceTimersByTime(100_000);
  two.store.extend();
  expect(one.store.checkExpiry()).toBe(Date.now() + INACTIVITY_LIMIT_MS);
});

it.each(['extend', 'checkExpiry'] as const)(
  '%s gives no time to a session that is over',
  (call) => {
    const { store } = browser.openTab();
    store[call]();
    expect([...browser.items]).toEqual([]);
    store.signIn('admin');
    vi.setSystemTime(Date.now() + INACTIVITY_LIMIT_MS);
    store[call]();
    expect(store.getState()).toEqual({ status: 'signed-out', end: 'idle' });
    expect([...browser.items]).toEqual([]);
  },
);

describe('the check every ten seconds', () => {
  it('signs out after three minutes without activity and logs the reason', () => {
    const { store } = browser.openTab();
    store.signIn('admin');
    vi.advanceTimersByTime(170_000);
    expect(store.getState().status).toBe('signed-in');
    vi.advanceTimersByTime(10_000);
    expect(store.getState()).toEqual({ status: 'signed-out', end: 'idle' });
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/inactivity/));
  });

  it.each([
    ['the expiry was moved into the past', () => browser.items.set('authExpiry', '1'), 'idle'],
    ['the keys were removed', () => browser.items.clear(), 'signed-out'],
  ])('signs out if %s', (_, change, end) => {
    const { store } = browser.openTab();
    store.signIn('admin');
    change();
    vi.advanceTimersByTime(10_000);
    expect(store.getState()).toEqual({ status: 'signed-out', end });
  });

  it('stops with the store', () => {
    const { store, stop } = browser.openTab();
    store.signIn('admin');
    stop();
    vi.advanceTimersByTime(INACTIVITY_LIMIT_MS * 2);
    expect(store.getState().status).toBe('signed-in');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('two tabs share activity, and sign out together', () => {
  const [one, two] = [browser.openTab(), browser.openTab()];
  one.store.signIn('admin');
  vi.advanceTimersByTime(150_000);
  two.window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(150_000);
  expect(one.store.getState().status).toBe('signed-in');
  one.store.signOut();
  expect(two.store.getState()).toEqual({ status: 'signed-out', end: 'signed-out' });
});
