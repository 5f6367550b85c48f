import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

/** What is made, kept for one machine, or of the first brand alone. */
const left = ['.git', '.cache', '.data', '.preview', '.vitest', 'coverage', 'node_modules'];
const built = ['dist', 'dist-server', 'storybook-static', 'test-results'];
const isOwn = (path: string) => ![...left, ...built].includes(basename(path));

/** The caches in node_modules, which programs write into. */
const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'];

/** Links the files of a folder: Vite does not resolve packages through a linked folder. */
function linkFolder(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

/** What is checked of the copy, beside `npm test`: what a brand changes. */
const checks: readonly (readonly string[])[] = [
  ['tools/run.ts', 'test', 'types', 'unit', 'stories', 'e2e', 'e2e-ci', 'e2e-full'],
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
  [
    'node_modules/storybook/dist/bin/dispatcher.js',
    ...['build', '--quiet', '--output-dir', 'storybook-static'],
  ],
  ['tools/run.ts', 'brand-check'],
  [
    ...['tools/run.ts', 'perf', '--part', 'pages', '--runs', '1'],
    ...['accessibility', 'best-practices', 'seo'].flatMap((name) => ['--metric', name]),
  ],
];

/**
 * `second-brand <folder> [answers.json]` makes a copy of the project that is another consultancy. With
 * `--check` it runs the tests in the copy, and looks for what is left of the first brand.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [folder, answers = 'tests/brand/answers.json'] = positionals;
  if (!folder) throw new CliError('Name the folder: second-brand <folder> [answers.json]');
  const dir = resolve(folder);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(root).filter(isOwn)) {
    cpSync(join(root, name), join(dir, name), { recursive: true });
  }
  linkFolder(join(root, 'node_modules'), join(dir, 'node_modules'), caches);
  // An empty address of the API means the default, as in a copied .env file.
  const env = { ...process.env, PRERENDER_API_URL: '', VITE_API_BASE_URL: '' };
  const fails = (command: readonly string[]) =>
    spawnSync(process.execPath, command, { cwd: dir, env, stdio: 'inherit' }).status !== 0;
  if (fails(['tools/run.ts', 'init', resolve(root, answers), '--overwrite'])) {
    throw new CliError('npm run init has failed.');
  }
  const failed = values.check ? checks.filter(fails) : [];
  if (failed.length > 0) {
    const commands = failed.map((command) => command.join(' '));
    throw new CliError(`In the copy this has failed:\n${commands.join('\n')}`);
  }
}
