import { randomKey } from '#src/lib/randomKey.ts';
import { type KeyValueStorage, safeStorage } from '#src/lib/storage.ts';

const NAME = 'drafts';

/** The longest time that a page waits for the one before it in the same tab to end, in ms. */
const TAB_TIMEOUT_MS = 1000;

/** A stored draft; `text` is null for one that is deleted. */
interface Draft {
  readonly account: string;
  /** The form and the tab; before each tab had drafts of its own, the form. */
  readonly key: string | [form: string, tab: string];
  readonly text: string | null;
}

const localStorage = safeStorage(() => window.localStorage);
const sessionStorage = safeStorage(() => window.sessionStorage);

const lockOf = (tab: string) => `${NAME} of ${tab}`;

/** Holds the lock of a tab until the page ends. */
function hold(tab: string, options: LockOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const untilTheEnd = () => new Promise<never>(() => resolve(tab));
    navigator.locks.request(lockOf(tab), options, untilTheEnd).catch(reject);
  });
}

/** Returns the name of this tab, the same after a reload; a copy of a tab gets another one. */
async function nameTab(): Promise<string> {
  const before = sessionStorage.getItem(NAME);
  const options = { signal: AbortSignal.timeout(TAB_TIMEOUT_MS) };
  const again = before && (await hold(before, options).catch(() => null));
  const tab = again || (await hold(randomKey()));
  sessionStorage.setItem(NAME, tab);
  return tab;
}

let thisTab: Promise<string> | undefined;

let database: Promise<IDBDatabase> | undefined;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(NAME);
  request.onupgradeneeded = () =>
    void request.result.createObjectStore(NAME, { keyPath: ['account', 'key'] });
  const opened = await settled(request);
  // Safari closes the database of a page in the background.
  opened.onclose = () => {
    database = undefined;
  };
  return opened;
}

async function startTransaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
  database ??= openDatabase().catch((error) => {
    database = undefined;
    throw error;
  });
  // Only a strict one survives a power cut. Browsers that do not know the option are strict.
  return (await database).transaction(NAME, mode, { durability: 'strict' });
}

async function read(account: string): Promise<Draft[]> {
  const drafts = (await startTransaction('readonly')).objectStore(NAME);
  // In the order of keys a list comes after a text, and before a list that begins with one.
  return settled(drafts.getAll(IDBKeyRange.bound([account], [account, [[]]])));
}

async function write(draft: Draft): Promise<void> {
  const transaction = await startTransaction('readwrite');
  const drafts = transaction.objectStore(NAME);
  if (draft.text === null) drafts.delete([draft.account, draft.key]);
  else drafts.put(draft);
  // At once, because the page may be closed before the browser would.
  transaction.commit();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * The drafts of an account in this tab, in memory, so that forms read them at once. Two tabs with
 * the same form keep both texts; the text of a closed tab goes to the next one that opens the form.
 */
async function inDatabase(account: string): Promise<KeyValueStorage> {
  const stored = await read(account);
  thisTab ??= nameTab();
  const tab = await thisTab;
  const texts = new Map<string, string>();
  /** The drafts of closed tabs, by their forms. */
  const left = new Map<string, Draft>();
  /** The drafts that are not yet written, by their keys. */
  const waiting = new Map<string, Draft>();
  let isWriting = false;

  function change(form: string, text: string | null): void {
    if (text === null) texts.delete(form);
    else texts.set(form, text);
    save({ account, key: [form, tab], text });
  }
  function save(draft: Draft): void {
    waiting.set(String(draft.key), draft);
    if (!isWriting) void writeAll();
  }
  /** Writes one at a time: a slow disk skips older texts, so the newest waits for one write. */
  async function writeAll(): Promise<void> {
    isWriting = true;
    for (const draft of waiting.values()) await writeNow(draft);
    isWriting = false;
  }
  function writeNow(draft: Draft): Promise<void> {
    waiting.delete(String(draft.key));
    return write(draft).catch((error) => console.warn('A draft is kept in this tab only.', error));
  }
  async function findLeft(drafts: readonly Draft[]): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    left.clear();
    for (const draft of drafts) {
      const [form = '', owner = ''] = [draft.key].flat();
      if (held.every(({ name }) => name !== lockOf(owner))) left.set(form, draft);
    }
  }

  for (const { key, text } of stored) {
    if (key[1] === tab && text !== null) texts.set(key[0], text);
  }
  await findLeft(stored);
  window.addEventListener('focus', () => void read(account).then(findLeft).catch(console.warn));
  window.addEventListener('pagehide', () => waiting.forEach(writeNow));
  return {
    getItem(form) {
      const draft = left.get(form);
      if (draft && !texts.has(form)) {
        left.delete(form);
        change(form, draft.text);
        save({ ...draft, text: null });
      }
      return texts.get(form) ?? null;
    },
    setItem: change,
    removeItem: (form) => change(form, null),
  };
}

const inLocalStorage = (account: string): KeyValueStorage => ({
  getItem: (key) => localStorage.getItem(`${account}:${key}`),
  setItem: (key, text) => localStorage.setItem(`${account}:${key}`, text),
  removeItem: (key) => localStorage.removeItem(`${account}:${key}`),
});

/** Takes over drafts of version 1, which had no accounts: the first who opens the form gets it. */
const withOldDrafts = (drafts: KeyValueStorage): KeyValueStorage => ({
  ...drafts,
  getItem(key) {
    const old = localStorage.getItem(key);
    if (old !== null) {
      if (drafts.getItem(key) === null) drafts.setItem(key, old);
      localStorage.removeItem(key);
    }
    return drafts.getItem(key);
  },
});

const opened = new Map<string, Promise<KeyValueStorage>>();

/** Returns the drafts of an account, in IndexedDB: Chromium writes localStorage late. */
export function openAccountDrafts(account: string): Promise<KeyValueStorage> {
  const drafts =
    opened.get(account) ??
    inDatabase(account)
      .catch((error) => {
        console.info(
          'Drafts are in localStorage, because IndexedDB or its locks are missing.',
          error,
        );
        return inLocalStorage(account);
      })
      .then(withOldDrafts);
  opened.set(account, drafts);
  return drafts;
}
