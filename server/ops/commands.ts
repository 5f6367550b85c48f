import { parseArgs } from 'node:util';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { addEntries } from './addEntries.ts';
import { backup, restore } from './backup.ts';
import { createOwner } from './createOwner.ts';
import { doctor } from './doctor.ts';
import { importFile } from './importFile.ts';

type Command = (args: readonly string[], settings: Settings) => Promise<void>;

interface Usage {
  readonly run: Command;
  /** The argument that it takes, such as `<file>`, and its options without `--`. */
  readonly takes?: string;
  readonly options?: readonly string[];
}

const commands: Record<string, Usage> = {
  backup: { run: backup, takes: '<file>' },
  restore: { run: restore, takes: '<file>', options: ['replace', 'from-newer'] },
  'add-entries': { run: addEntries, takes: '<file>' },
  import: { run: importFile, takes: '<file>' },
  'create-owner': { run: createOwner, takes: '<username>' },
  doctor: { run: doctor },
  migrate: { run: migrate },
};

/** `migrate` brings the database to this version, as the server does when it starts. */
async function migrate(_args: readonly string[], settings: Settings): Promise<void> {
  await using storage = await openStorage(settings, { isServer: true });
  console.info(`${storage.description} is at this version.`);
}

/** Runs a command of the server. Throws an error that says what is wrong. */
export async function runCommand(
  name: string,
  args: readonly string[],
  settings: Settings,
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Error(`There is no command '${name}'. Use: ${Object.keys(commands).join(', ')}.`);
  }
  const problem = problemOf(command, args);
  if (problem) {
    const { takes, options = [] } = command;
    const usage = [name, takes, ...options.map((option) => `[--${option}]`)];
    throw new Error(`${problem} Use: ${usage.filter(Boolean).join(' ')}`);
  }
  await command.run(args, settings);
}

/** A word too many or an option that is not known may be a mistake about what the command does. */
function problemOf({ takes, options = [] }: Usage, args: readonly string[]): string | undefined {
  try {
    const { positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }])),
    });
    const extra = positionals.at(takes ? 1 : 0);
    return extra === undefined ? undefined : `'${extra}' is too much.`;
  } catch (error) {
    return `${reasonOf(error)}.`;
  }
}
