/** `node tools/run.ts <command> [arguments]` runs a command of tools/commands. */
import { CliError } from '#tools/settings/cliError.ts';

const [command, ...args] = process.argv.slice(2);

try {
  const { main } = await import(`./commands/${command}.ts`);
  await main(args);
} catch (error) {
  console.error(error instanceof CliError ? error.message : error);
  // A server that has already started would keep the process alive.
  process.exit(1);
}
