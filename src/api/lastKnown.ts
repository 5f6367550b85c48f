import { type GenericSchema, safeParse } from 'valibot';
import { hadNoAnswer } from './client.ts';

/** Where the browser keeps them. The number changes with what an entry is. */
const CACHE = 'last-known-1';

/** The header of an entry that holds its time, in epoch milliseconds. */
const AS_OF = 'x-as-of';

/** How many entries are kept: two lists, and blogs that were read. */
const MOST = 60;

/** What the server says, or what it said last where it cannot be reached. */
export interface Answer<T> {
  readonly data: T;
  /** When the server said it; absent where that is now. */
  readonly asOf?: Date;
  /** Why it is not from now. */
  readonly error?: unknown;
}

interface Question<T> {
  /** The path of the endpoint, which is the name of the entry. */
  readonly path: string;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** What is known where the server is not reached. */
  readonly recall: () => Promise<Answer<T> | undefined>;
}

/**
 * Asks the server and keeps its answer. Where none comes at all, not even a refusal, gives what is
 * known from before; throws what `ask` throws where nothing is, and for every refusal. Only for
 * what every visitor may read.
 */
export async function askOrRecall<T>(
  { path, ask, recall }: Question<T>,
  signal: AbortSignal,
): Promise<Answer<T>> {
  try {
    const data = await ask(signal);
    // Behind the first cards: a long list takes a moment to write.
    setTimeout(() => !signal.aborted && remember(path, data));
    return { data };
  } catch (error) {
    const known = hadNoAnswer(error) ? await recall() : undefined;
    if (!known) throw error;
    return { ...known, error };
  }
}

/** What the server last answered at a path, if it still is what the contract says. */
export async function recallAnswer<T>(
  path: string,
  schema: GenericSchema<unknown, T>,
): Promise<Answer<T> | undefined> {
  try {
    const entry = await caches.match(path, { cacheName: CACHE });
    if (!entry) return undefined;
    const { success, output } = safeParse(schema, await entry.json());
    return success ? { data: output, asOf: new Date(Number(entry.headers.get(AS_OF))) } : undefined;
  } catch {
    // A browser without storage knows nothing.
    return undefined;
  }
}

/** Keeps what the server has answered at a path, with the time. */
export async function remember(path: string, data: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(path, Response.json(data, { headers: { [AS_OF]: String(Date.now()) } }));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST) await cache.delete(oldest);
  } catch {
    // No storage, or no room: nobody misses it until there is no network.
  }
}
