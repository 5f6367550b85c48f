import { type KeyValueStorage, safeStorage } from '#src/lib/storage.ts';

const NAME = 'drafts';

/** A stored draft; `text` is null for one that is deleted. */
interface Draft {
  readonly account: string;
  readonly key: string;
  readonly text: string | null;
}

const localStorage = safeStorage(() => window.localStorage);

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
  return settled(drafts.getAll(IDBKeyRange.bound([account], [account, []])));
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

/** All drafts of an account, in memory: forms read them at once, other tabs hear of changes. */
async function inDatabase(account: string): Promise<KeyValueStorage> {
  const texts = new Map<string, string>();
  /** The drafts that are not yet written, by their keys. */
  const waiting = new Map<string, Draft>();
  let isWriting = false;
  const otherTabs = new BroadcastChannel(`${NAME} of ${account}`);

  function keep({ key, text }: Draft): void {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  }
  function change(key: string, text: string | null): void {
    const draft = { account, key, text };
    keep(draft);
    otherTabs.postMessage(draft);
    waiting.set(key, draft);
    if (!isWriting) void writeAll();
  }
  /** Writes one at a time: a slow disk skips older texts, so the newest waits for one write. */
  async function writeAll(): Promise<void> {
    isWriting = true;
    for (const draft of waiting.values()) await writeNow(draft);
    isWriting = false;
  }
  function writeNow(draft: Draft): Promise<void> {
    waiting.delete(draft.key);
    return write(draft).catch((error) => console.warn('A draft is kept in this tab only.', error));
  }

  otherTabs.onmessage = ({ data }: MessageEvent<Draft>) => keep(data);
  window.addEventListener('pagehide', () => waiting.forEach(writeNow));
  for (const draft of await read(account)) keep(draft);
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: change,
    removeItem: (key) => change(key, null),
  };
}

const inLocalStorage = (account: string): KeyValueStorage => ({
  getItem: (key) => localStorage.getItem(`${account}:${key}`),
  setItem: (key, text) => localStorage.setItem(`${account}:${key}`, text),
  removeItem: (key) => localStorage.removeItem(`${account}:${key}`),
});

/** Takes over drafts of before there were accounts: whoever opens the form first has it. */
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
        console.info('Drafts are in localStorage, because IndexedDB is not available.', error);
        return inLocalStorage(account);
      })
      .then(withOldDrafts);
  opened.set(account, drafts);
  return drafts;
}
