import type { Settings } from '../settings.ts';
import { backup, restore } from './backup.ts';
import { createOwner } from './createOwner.ts';
import { doctor } from './doctor.ts';
import { migrateDatabase } from './migrateDatabase.ts';

type Command = (args: readonly string[], settings: Settings) => Promise<void>;

const commands: Record<string, Command> = {
  backup,
  restore,
  'create-owner': createOwner,
  doctor,
  migrate: migrateDatabase,
};

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
  await command(args, settings);
}
