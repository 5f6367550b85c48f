import { createSessionStore, type SessionStore } from '#src/auth/sessionStore.ts';
import type { KeyValueStorage } from '#src/lib/storage.ts';

/** A browser whose tabs share one localStorage and get `storage` events for each other's writes. */
export class FakeBrowser {
  readonly items = new Map<string, string>();
  readonly writes: string[] = [];
  readonly #tabs: EventTarget[] = [];

  /** Opens a tab with a started session store and a window that receives events. */
  openTab(): { store: SessionStore; window: EventTarget; stop: () => void } {
    const window = new EventTarget();
    this.#tabs.push(window);
    const store = createSessionStore({
      storage: this.#storageFor(window),
      target: () => window,
    });
    return { store, window, stop: store.start() };
  }

  #storageFor(own: EventTarget): KeyValueStorage {
    const notify = (key: string) => {
      for (const tab of this.#tabs) {
        if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    return {
      getItem: (key) => this.items.get(key) ?? null,
      setItem: (key, value) => {
        this.items.set(key, value);
        this.writes.push(key);
        notify(key);
      },
      removeItem: (key) => {
        if (this.items.delete(key)) notify(key);
      },
    };
  }
}
