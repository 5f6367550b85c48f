import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

/** Files that are made, kept for one machine, or of the first brand alone. */
const left = [
  ...['.git', '.cache', '.data', '.preview', '.vitest', 'coverage', 'node_modules'],
  ...['dist', 'dist-server', 'storybook-static', 'test-results'],
];

/** The caches in node_modules, which programs write into. */
const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'];

/** The checks of the copy beside `npm test`: of what a brand changes. */
const checks: readonly (readonly string[])[] = [
  ['tools/run.ts', 'test', 'types', 'unit', 'stories', 'e2e', 'e2e-ci'],
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

/** `second-brand <folder> [answers.json]` copies the project as another consultancy. */
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
  for (const name of readdirSync(root).filter((name) => !left.includes(name))) {
    cpSync(join(root, name), join(dir, name), { recursive: true });
  }
  // Links its files: Vite does not resolve packages through a linked folder.
  const packages = spawnSync('cp', ['-al', join(root, 'node_modules'), dir], { stdio: 'inherit' });
  if (packages.status !== 0) throw new CliError('node_modules cannot be linked into the copy.');
  for (const name of caches)
    rmSync(join(dir, 'node_modules', name), { recursive: true, force: true });
  // An empty address of the API means the default, as in a copied .env file.
  const env = { ...process.env, PRERENDER_API_URL: '', VITE_API_BASE_URL: '' };
  const fails = (command: readonly string[]) =>
    spawnSync(process.execPath, command, { cwd: dir, env, stdio: 'inherit' }).status !== 0;
  if (fails(['tools/run.ts', 'init', resolve(root, answers), '--overwrite'])) {
    throw new CliError('npm run init has failed.');
  }
  for (const name of ['Caddyfile', 'website.env']) {
    const path = join(dir, 'server/deploy', name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('example.com', 'sagarstudy.test'));
  }
  const failed = values.check ? checks.filter(fails) : [];
  if (failed.length > 0) {
    const commands = failed.map((command) => command.join(' '));
    throw new CliError(`In the copy this has failed:\n${commands.join('\n')}`);
  }
}
