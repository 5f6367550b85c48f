/** `node dist-server/main.js` starts the server; with a command it runs the command and ends. */
import { join } from 'node:path';
import { logJson } from './http/log.ts';
import { runCommand } from './ops/commands.ts';
import { reasonOf } from './reasonOf.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

// What the server writes is for its own user alone: accounts, messages, sessions.
process.umask(0o077);

try {
  const settings = readSettings(process.env, join(import.meta.dirname, 'site'));
  const [command, ...args] = process.argv.slice(2);
  if (command) await runCommand(command, args, settings);
  else await start(settings);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

async function start(settings: ReturnType<typeof readSettings>): Promise<void> {
  const server = await serve(settings, logJson, join(import.meta.dirname, 'pages-worker.js'));
  const stop = async (signal: string) => {
    logJson('info', { message: `Stopping after ${signal}` });
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
  console.info(`
  The site and its API   ${settings.origin}
  Listens on             ${server.url}
  Keeps its data in      ${server.database}
`);
  if (server.firstOwnerLink) {
    console.info(`  There is no account yet. This link makes the first owner, once, within a day:

  ${server.firstOwnerLink}
`);
  }
}
