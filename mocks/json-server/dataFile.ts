import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  type InferOutput,
  is,
  looseObject,
  object,
  optional,
  parse,
  record,
  string,
  unknown,
} from 'valibot';
import { kinds } from '#contracts/content.ts';
import { CliError } from '#environment/cliError.ts';

const seedFile = join(import.meta.dirname, '../../db.json');

const list = optional(array(looseObject({ _id: string() })), []);

const listsSchema = object({
  ...Object.fromEntries(Object.keys(kinds).map((name) => [name, list])),
  messages: optional(array(looseObject({})), []),
});

export type Lists = InferOutput<typeof listsSchema>;

/** The content of a data file. Whatever is not a list stays as it is. */
export interface Data {
  /** The entries of each kind, and the messages. A list that is missing is empty. */
  readonly lists: Lists;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** The path of the working copy in a data folder. */
export function dataFileIn(dataDir: string): string {
  return join(dataDir, 'db.json');
}

/** Creates the working copy from the seed if it is missing. Throws a `CliError` if it cannot. */
export function ensureDataFile(dataDir: string): string {
  const file = dataFileIn(dataDir);
  if (existsSync(file)) return file;
  if (!existsSync(seedFile)) {
    throw new CliError(`The seed ${seedFile} is missing. Restore it with: git checkout db.json`);
  }
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

/** Reads the working copy. Throws a `CliError` if it is not valid. */
export function readDataFile(file: string): Data {
  const advice = 'Repair it, or start over with: npm run db:reset';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read (${reasonOf(error)}). ${advice}`);
  }
  if (is(record(string(), unknown()), content) && is(listsSchema, content)) {
    return { lists: parse(listsSchema, content), rest: content };
  }
  throw new CliError(
    `${file} does not hold lists of ${Object.keys(kinds).join(' and ')}. ${advice}`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
