import { ensureInstalled } from './install.mjs';
import { Problem } from './problem.mjs';

/**
 * Installs what is missing, then runs a command of tools/commands, which are TypeScript and may
 * use every package. A `Problem` ends the process with its one line, anything else with its stack.
 * @param {string} command
 * @param {string[]} args
 */
export async function run(command, args) {
  try {
    ensureInstalled();
    const { register } = await import('tsx/esm/api');
    register();
    const { main } = await import(`./commands/${command}.ts`);
    await main(args);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    // At once: a server that did start must not keep the process alive.
    process.exit(1);
  }
}
