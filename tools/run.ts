/** `node tools/run.ts <command> [arguments]` runs a command of tools/commands. */
import { CliError } from '#tools/settings/cliError.ts';

const [command, ...args] = process.argv.slice(2);

/** True if the message alone says what is wrong: of our own errors, and of `parseArgs`. */
const isExpected = (error: unknown): error is Error =>
  error instanceof CliError || String(Object(error).code).startsWith('ERR_PARSE_ARGS');

try {
  const { main } = await import(`./commands/${command}.ts`);
  if (main.length === 0 && args.length > 0) throw new CliError(`${command} takes no arguments.`);
  await main(args);
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  // A server that has already started would keep the process alive.
  process.exit(1);
}
