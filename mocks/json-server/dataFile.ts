import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { kinds } from '#contracts/content.ts';
import { reasonOf } from '#server/reasonOf.ts';
import { CliError } from '#tools/settings/cliError.ts';

const projectFile = (path: string) => join(import.meta.dirname, '../..', path);

/** The sample data of the project, from which tests start. */
export const sampleFile = projectFile('db.json');

/** The first data of a new copy: the brand's own entries if there are some, or the sample. */
function findSeed(): string {
  const own = projectFile('brand/db.json');
  return existsSync(own) ? own : sampleFile;
}

const entries = v.optional(v.array(v.looseObject({ _id: v.string() })), []);
const kindNames = Object.keys(kinds);

/** The lists of the data file; one that is missing is empty. */
const listsSchema = v.object({
  ...Object.fromEntries(kindNames.map((name) => [name, entries])),
  messages: v.optional(v.array(v.looseObject({})), []),
});

/** The lists by name: the entries of each kind, and the messages. */
export type Lists = Readonly<Record<string, readonly object[]>>;

/** The path of the working copy in a data folder. */
const dataFileIn = (dataDir: string) => join(dataDir, 'db.json');

/** Creates the working copy from the seed if it is missing. Throws a `CliError` if it cannot. */
export function ensureDataFile(dataDir: string, seedFile = findSeed()): string {
  const file = dataFileIn(dataDir);
  if (existsSync(file)) return file;
  try {
    mkdirSync(dataDir, { recursive: true });
    copyFileSync(seedFile, file);
  } catch (error) {
    throw new CliError(
      `${file} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
  return file;
}

/** Replaces the working copy with the seed. */
export function resetDataFile(dataDir: string): string {
  rmSync(dataFileIn(dataDir), { force: true });
  return ensureDataFile(dataDir);
}

/** Reads the lists of the working copy, and the rest. Throws a `CliError` if it is not valid. */
export function readDataFile(file: string): { lists: Lists; rest: object } {
  const advice = 'Repair it, or start over with: npm run db:reset';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read (${reasonOf(error)}). ${advice}`);
  }
  const parsed = v.safeParse(listsSchema, content);
  if (parsed.success && typeof content === 'object') {
    return { lists: parsed.output, rest: { ...content } };
  }
  throw new CliError(`${file} does not hold lists of ${kindNames.join(' and ')}. ${advice}`);
}
