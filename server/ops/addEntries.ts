import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { kinds } from '#contracts/content.ts';
import { createIds, isEntryId } from '#contracts/ids.ts';
import type { Kind } from '#contracts/kind.ts';
import { validate } from '../api/validation.ts';
import { audit, byServer } from '../auth/audit.ts';
import { createSqlStore } from '../content/sqlStore.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import type { Db } from '../storage/schema.ts';

/** The properties of an entry beside the fields that a form sends. */
const marksSchema = v.object({ _id: v.optional(v.string()), _sample: v.optional(v.literal(true)) });

const newId = createIds(Date.now);

/** `add-entries <file>` adds the entries of a file such as brand/db.json, all or none. */
export async function addEntries(file: string, settings: Settings): Promise<void> {
  const content = readJson(file);
  const read = Object.values(kinds).map((kind) => readEntries(kind, content));
  const entries = read.flatMap((each) => each.entries);
  const samples = read.reduce((sum, each) => sum + each.samples, 0);
  if (entries.length + samples === 0) {
    throw new Error(`${file} has no entries at its top, as brand/db.json has. Nothing is added.`);
  }
  await using storage = await openStorage(settings, { migrates: false });
  await storage.db.transaction().execute(async (transaction) => {
    for (const entry of entries) await add(transaction, entry);
  });
  console.info(`${entries.length} entries are added.`);
  if (samples > 0) console.info(`Invented entries of the sample, left out: ${samples}.`);
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** The entries of a kind, and the number of invented ones. Throws for the first wrong one. */
function readEntries(
  kind: Kind<unknown, unknown, unknown>,
  { [kind.name]: list = [] }: Readonly<Record<string, unknown>>,
) {
  const marks = v.safeParse(v.array(marksSchema), list);
  if (!marks.success || !Array.isArray(list))
    throw new Error(`${kind.name} is not a list of entries.`);
  const entries = marks.output.flatMap(({ _id = '', _sample }, index) => {
    if (_sample) return [];
    try {
      const fields = validate(kind.update.request, list[index]);
      const title = fields[kind.nameField];
      if (!title) throw new Error(`${kind.nameField} is missing`);
      return [{ kind, title, entry: { _id: isEntryId(_id) ? _id : newId(), ...fields } }];
    } catch (error) {
      const why = reasonOf(error);
      throw new Error(`Entry ${index + 1} of ${kind.name}: ${why}. Nothing is added.`);
    }
  });
  return { entries, samples: list.length - entries.length };
}

type NewEntry = ReturnType<typeof readEntries>['entries'][number];

async function add(transaction: Db, { kind, title, entry }: NewEntry) {
  const query = sql`SELECT 1 FROM ${sql.table(kind.name)} WHERE id = ${entry._id}`;
  if ((await query.execute(transaction)).rows.length > 0) {
    throw new Error(
      `The ${kind.noun} '${title}' is there already, perhaps as a draft or in the bin. Nothing is added.`,
    );
  }
  await createSqlStore(transaction).insert(kind.name, entry);
  const { method, path } = kind.create;
  await audit(transaction, { ...byServer, action: `${method} /api${path}`, title });
}
