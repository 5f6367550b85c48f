import { tryDecodeURIComponent } from 'hono/utils/url';
import { isStorable } from '../api/validation.ts';
import type { Db } from '../storage/schema.ts';

/** The longest address that is looked up, and what an index of PostgreSQL can hold of it. */
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_KEY_BYTES = 2_000;

type Address = Pick<URL, 'pathname' | 'search'>;

/** The form in which an old address is looked up; undefined for one that no post has. */
export function addressKey({ pathname, search }: Address): string | undefined {
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) return undefined;
  const number = numberOf(search);
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  const path = tryDecodeURIComponent(pathname.slice(0, end)).normalize('NFC').toLowerCase();
  if (!isStorable(path) || Buffer.byteLength(path) > MAX_KEY_BYTES) return undefined;
  if (number !== undefined) return `${path}/?p=${number}`;
  return path || undefined;
}

/** True if an address names a post by its number, which the pages of this site never do. */
export const hasPostNumber = ({ search }: Address): boolean =>
  search.length <= MAX_ADDRESS_LENGTH && numberOf(search) !== undefined;

function numberOf(search: string): string | undefined {
  const number = search.includes('p=') ? new URLSearchParams(search).get('p') : null;
  return number !== null && /^\d{1,12}$/.test(number) ? number : undefined;
}

/** The id of the published blog that had an address at another site. */
export async function findByOldAddress(db: Db, address: Address): Promise<string | undefined> {
  const key = addressKey(address);
  if (key === undefined) return undefined;
  const query = db
    .selectFrom('old_addresses')
    .innerJoin('blogs', 'blogs.id', 'old_addresses.entry_id')
    .select('entry_id')
    .where('address', '=', key)
    .where('is_draft', '=', 0)
    .where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.entry_id;
}

/** Keeps the old addresses of an entry. One that another entry has stays with it. */
export async function keepOldAddresses(
  db: Db,
  entry_id: string,
  keys: ReadonlySet<string>,
): Promise<void> {
  if (keys.size === 0) return;
  await db
    .insertInto('old_addresses')
    .values([...keys].map((address) => ({ address, entry_id })))
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}
