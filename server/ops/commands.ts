import { parseArgs } from 'node:util';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { addEntries } from './addEntries.ts';
import { backup, restore } from './backup.ts';
import { createOwner } from './createOwner.ts';
import { doctor } from './doctor.ts';
import { importFile } from './importFile.ts';

interface Command {
  /** Gets the options that were given, without `--`. */
  run(argument: string, settings: Settings, options: ReadonlySet<string>): Promise<void>;
  /** The argument that it takes, such as `<file>`, and its options without `--`. */
  readonly takes?: string;
  readonly options?: readonly string[];
}

const commands: Record<string, Command> = {
  backup: { run: backup, takes: '<file>' },
  restore: { run: restore, takes: '<file>', options: ['replace', 'from-newer'] },
  'add-entries': { run: addEntries, takes: '<file>' },
  import: { run: importFile, takes: '<file>' },
  'create-owner': { run: createOwner, takes: '<username>' },
  doctor: { run: doctor },
  migrate: { run: migrate },
};

/** `migrate` brings the database to this version, as the server does when it starts. */
async function migrate(_argument: string, settings: Settings): Promise<void> {
  await using storage = await openStorage(settings, { isServer: true });
  console.info(`${storage.description} is at this version.`);
}

/** Runs a command of the server. Throws an error that says what is wrong. */
export async function runCommand(name: string, args: string[], settings: Settings): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Error(`There is no command '${name}'. Use: ${Object.keys(commands).join(', ')}.`);
  }
  const { run, takes, options = [] } = command;
  const refuse = (problem: string) => {
    const usage = [name, takes, ...options.map((option) => `[--${option}]`)];
    return new Error(`${problem} Use: ${usage.filter(Boolean).join(' ')}`);
  };
  const { positionals, values } = parse(args, options, refuse);
  const [argument = '', extra] = takes ? positionals : ['', ...positionals];
  // It may be a mistake about what the command does.
  if (extra !== undefined) throw refuse(`'${extra}' is too much.`);
  if (takes && argument === '') throw refuse(`${takes} is missing.`);
  await run(argument, settings, new Set(Object.keys(values)));
}

function parse(args: string[], names: readonly string[], refuse: (problem: string) => Error) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // The second sentence is about what no command here takes.
    throw refuse(`${reasonOf(error).split('. ')[0]}.`);
  }
}
