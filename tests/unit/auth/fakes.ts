import { createSessionStore, type SessionStore } from '#src/auth/sessionStore.ts';
import type { KeyValueStorage } from '#src/lib/storage.ts';

/** A browser's localStorage in miniature: tabs that share one hear of each other's writes. */
export class FakeBrowser {
  readonly items = new Map<string, string>();
  readonly writes: string[] = [];
  readonly #tabs: EventTarget[] = [];

  /** Opens a tab: its session store, started, and the window that activity arrives at. */
  openTab(): { store: SessionStore; window: EventTarget; stop: () => void } {
    const window = new EventTarget();
    this.#tabs.push(window);
    const store = createSessionStore({
      storage: this.#storageOf(window),
      target: () => window,
    });
    return { store, window, stop: store.start() };
  }

  #storageOf(own: EventTarget): KeyValueStorage {
    const tell = (key: string) => {
      for (const tab of this.#tabs) {
        if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    return {
      getItem: (key) => this.items.get(key) ?? null,
      setItem: (key, value) => {
        this.items.set(key, value);
        this.writes.push(key);
        tell(key);
      },
      removeItem: (key) => {
        if (this.items.delete(key)) tell(key);
      },
    };
  }
}
