/** `node tools/run.ts <command> [arguments]` runs a command of tools/commands. */
import { CliError } from '#tools/settings/cliError.ts';

const [command, ...args] = process.argv.slice(2);

/** Returns what to print of an error: of ours the message, of `parseArgs` its first sentence. */
function describe(error: unknown): unknown {
  if (error instanceof CliError) return error.message;
  const { code, message } = Object(error);
  // The second sentence is about arguments that begin with a dash, which no command takes.
  return String(code).startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}.` : error;
}

try {
  const { main } = await import(`./commands/${command}.ts`);
  if (main.length === 0 && args.length > 0) throw new CliError(`${command} takes no arguments.`);
  await main(args);
} catch (error) {
  console.error(describe(error));
  // A server that has already started would keep the process alive.
  process.exit(1);
}
