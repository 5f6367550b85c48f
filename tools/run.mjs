/**
 * `node tools/run.mjs <command> [arguments]`: the entry of every npm script. It installs what is
 * missing, and runs a command of tools/commands, or a program file, under the project's own Node
 * 24. Plain JavaScript without packages, for the Node of the machine.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const [command = '', ...args] = process.argv.slice(2);
ensureInstalled();

const require = createRequire(import.meta.url);
const node = join(
  require.resolve('node/package.json'),
  '..',
  require('node/package.json').bin.node,
);
const program = command.includes('/') ? [command] : ['tools/run.ts', command];
const child = spawn(node, [...program, ...args], { cwd: root, stdio: 'inherit' });

// Ctrl-C reaches the command as well, which ends in its own way.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm forwards a signal to its shell only, which exits without telling its children.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
