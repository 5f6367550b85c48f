import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { type Answers, readAnswers } from '../brand/answers.ts';
import { askQuestions } from '../brand/askQuestions.ts';
import { brandFiles, readLogo } from '../brand/brandFiles.ts';

const usage = `npm run init                       asks the questions
npm run init -- brand/answers.json takes the answers from a file
  --overwrite                      writes also what was changed by hand
  --no-pictures                    draws no icons, social cards and map`;

const brandDir = join(root, 'brand');
const answersFile = join(brandDir, 'answers.json');
/** The hash of each file as init wrote it, by which it knows what was changed by hand. */
const writtenFile = join(brandDir, 'written.json');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Runs a command in the project's folder and returns what it prints. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((ended) => {
    child.once('error', () => ended(1));
    child.once('close', ended);
  });
  if (code !== 0) throw new CliError(`${[command, ...args].join(' ')} failed.`);
  return output;
}

/**
 * The files of brand/ that somebody has changed: since the last init, or before the first one since the
 * last commit.
 */
async function changedByHand(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const written = read(writtenFile);
  if (written) {
    const hashes: Readonly<Record<string, string>> = JSON.parse(written);
    return new Set(
      paths.filter((path) => {
        const now = read(join(brandDir, path));
        return now !== undefined && hashes[path] !== hashOf(now);
      }),
    );
  }
  const status = await run('git', ['status', '--porcelain', '--', 'brand']).catch(() => '');
  return new Set(paths.filter((path) => status.includes(`brand/${path}`)));
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  return /^y/i.test(answer);
}

async function collect(
  file: string | undefined,
): Promise<{ answers: Answers; path: string | undefined }> {
  if (!file && !process.stdin.isTTY) throw new CliError(`Name a file of answers.\n${usage}`);
  const path = file && resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const text = path ? read(path) : undefined;
  if (path && text === undefined) throw new CliError(`There is no file ${file}.\n${usage}`);
  let input: unknown;
  try {
    input = text ? JSON.parse(text) : await askQuestions(JSON.parse(read(answersFile) ?? '{}'));
  } catch (error) {
    throw new CliError(`${file ?? answersFile} is no JSON: ${String(error)}`);
  }
  const result = readAnswers(input);
  if ('problems' in result) {
    throw new CliError(
      `Nothing is written:\n${result.problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return { answers: result.answers, path };
}

/** `npm run init`: writes the brand's folder from answers, and draws its icons and social cards. */
export async function main(args: readonly string[]): Promise<void> {
  const file = args.find((argument) => !argument.startsWith('--'));
  const { answers, path: source } = await collect(file);
  const folder = source ? dirname(source) : root;
  const logo =
    answers.logo && (read(resolve(folder, answers.logo)) ?? read(join(brandDir, answers.logo)));
  if (answers.logo && logo === undefined) throw new CliError(`logo: no file ${answers.logo}.`);

  const colourNotes = (read(join(brandDir, 'colours.ts')) ?? '').split('export const colors')[0];
  const files = {
    ...brandFiles(answers, {
      logo: logo || undefined,
      colourNotes: colourNotes ?? '',
      now: new Date(),
      earlier: JSON.parse(read(join(brandDir, 'db.json')) ?? '{}'),
    }),
    'answers.json': `${JSON.stringify(answers, null, 2)}\n`,
  };
  if (answers.logo && logo && !readLogo(logo)) {
    throw new CliError(`logo: ${answers.logo} has no <svg> with a viewBox, or has scripts in it.`);
  }
  const paths = Object.keys(files);
  const changed = await changedByHand(paths.filter((path) => join(brandDir, path) !== source));
  const kept = new Set<string>();
  for (const path of changed) {
    const overwrite =
      args.includes('--overwrite') || (await ask(`brand/${path} was changed. Overwrite it?`));
    if (!overwrite) kept.add(path);
  }
  for (const [path, text] of Object.entries(files)) {
    if (!kept.has(path)) writeFileSync(join(brandDir, path), text);
  }
  mkdirSync(brandDir, { recursive: true });
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  await run(process.execPath, [biome, 'check', '--write', '--log-level=error', 'brand']);
  const before: Record<string, string> = JSON.parse(read(writtenFile) ?? '{}');
  const hashes = Object.fromEntries(
    paths
      .map((path) => [
        path,
        kept.has(path) ? before[path] : hashOf(read(join(brandDir, path)) ?? ''),
      ])
      .filter(([, hash]) => hash !== undefined),
  );
  writeFileSync(writtenFile, `${JSON.stringify(hashes, null, 2)}\n`);
  // A merge of a newer version of the project leaves the brand's own files as they are.
  // Only in a clone of its own: a copy inside another one is no concern of its settings.
  if (existsSync(join(root, '.git'))) {
    await run('git', ['config', 'merge.ours.driver', 'true']).catch(() => '');
  }
  for (const path of paths) console.log(`${kept.has(path) ? 'kept   ' : 'written'} brand/${path}`);
  if (kept.size > 0) console.log('With --overwrite the kept files are written anew.');
  if (!args.includes('--no-pictures')) {
    await run(process.execPath, ['tools/run.ts', 'generate', 'icons', 'map']);
    console.log('drawn   brand/public: icons, favicon, social cards and world map');
  }
  console.log(
    'The texts of home, about and contact are in brand/home.ts, about.ts and contact.ts: read them once as your own.',
  );
  // It says itself what is left, and that is no failure here.
  const check = spawn(process.execPath, ['tools/run.ts', 'brand-check'], {
    cwd: root,
    stdio: 'inherit',
  });
  await once(check, 'close');
}
