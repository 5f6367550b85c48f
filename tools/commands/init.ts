import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { type Answers, readAnswers } from '../brand/answers.ts';
import { brandFiles, readLogo } from '../brand/brandFiles.ts';

const usage = `npm run init -- FILE   takes the answers from FILE. Without it: brand/answers.json
  --overwrite          also writes what was changed by hand
  --no-pictures        draws no icons, social cards and map
Begin with a copy of tests/brand/answers.json; docs/brand.md explains each answer.`;

const brandFile = (path: string) => join(root, 'brand', path);

/** The hash of each file as init wrote it, by which it knows what was changed by hand. */
const WRITTEN = 'written.json';

const hashOf = (text: string) => hash('sha256', text).slice(0, 16);
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readJson = (path: string) => JSON.parse(read(brandFile(path)) ?? '{}');
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Runs a program on Node in the project's folder. Throws if it fails. */
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** The output of git; nothing without git, or in a copy that is no clone of its own. */
const git = (...args: readonly string[]): string =>
  (existsSync(join(root, '.git')) &&
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout) ||
  '';

/** True if a file of brand/ was changed since the last init, or else the last commit. */
function findChanges(written: Readonly<Record<string, string>>): (path: string) => boolean {
  if (existsSync(brandFile(WRITTEN))) {
    return (path) => {
      const now = read(brandFile(path));
      return now !== undefined && written[path] !== hashOf(now);
    };
  }
  const status = git('status', '--porcelain', '--', 'brand');
  return (path) => status.includes(`brand/${path}`);
}

/** The text of a logo's file, beside the answers or in brand/. */
const readLogoFile = (logo: string, folder: string) =>
  read(resolve(folder, logo)) ?? read(brandFile(logo));

/** The answers of a file. Throws a `CliError` if one is wrong. */
function readAnswersFile(path: string): Answers {
  const text = read(path);
  if (text === undefined) throw new CliError(`There is no file ${path}.\n${usage}`);
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${String(error)}`);
  }
  const result = readAnswers(input, (logo) => {
    const svg = readLogoFile(logo, dirname(path));
    if (svg === undefined) return `There is no file ${logo}.`;
    return readLogo(svg) ? '' : `${logo} has no <svg> with a viewBox, or has scripts in it.`;
  });
  if ('answers' in result) return result.answers;
  const lines = result.problems.map((line) => `\n  ${line}`);
  throw new CliError(`Nothing is written:${lines.join('')}`);
}

/** `npm run init`: writes the brand's folder from answers, and draws its icons and social cards. */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overwrite: { type: 'boolean' }, 'no-pictures': { type: 'boolean' } },
  });
  const [file] = positionals;
  const source = file ? resolve(process.env.INIT_CWD ?? '', file) : brandFile('answers.json');
  const answers = readAnswersFile(source);
  const files = {
    ...brandFiles(answers, {
      logo: answers.logo && readLogoFile(answers.logo, dirname(source)),
      colourNotes: (read(brandFile('colours.ts')) ?? '').split('export const colors')[0] ?? '',
      now: new Date(),
      earlier: readJson('db.json'),
    }),
    'answers.json': toJson(answers),
  };
  const before: Readonly<Record<string, string>> = readJson(WRITTEN);
  const isChanged = findChanges(before);
  const isKept = (path: string) =>
    !values.overwrite && brandFile(path) !== source && isChanged(path);
  const kept = new Set(Object.keys(files).filter(isKept));
  mkdirSync(brandFile(''), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    if (!kept.has(path)) writeFileSync(brandFile(path), text);
    console.log(`${kept.has(path) ? 'kept   ' : 'written'} brand/${path}`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(biome, 'check', '--write', '--log-level=error', 'brand');
  const hashes = Object.keys(files).map((path) => [
    path,
    kept.has(path) ? before[path] : hashOf(read(brandFile(path)) ?? ''),
  ]);
  writeFileSync(brandFile(WRITTEN), toJson(Object.fromEntries(hashes)));
  // A merge of a newer version of the project leaves the brand's own files as they are.
  git('config', 'merge.ours.driver', 'true');
  if (kept.size > 0) {
    console.log('The kept files were changed by hand. With --overwrite they are written anew.');
  }
  if (!values['no-pictures']) {
    run('tools/run.ts', 'generate', 'icons', 'map');
    console.log('drawn   brand/public: icons, favicon, social cards and world map');
  }
  console.log(
    'The texts of home, about and contact are in brand/home.ts, about.ts and contact.ts: read them once as your own.\nStill to do before the site is published:',
  );
  spawnSync(process.execPath, ['tools/run.ts', 'brand-check'], { cwd: root, stdio: 'inherit' });
}
