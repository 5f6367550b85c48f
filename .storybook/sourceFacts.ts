import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { warningTexts } from './warningTexts.ts';

/** What the docs page of a component says about its file. */
export interface SourceFacts {
  /** The files that import it: paths from the project's folder. */
  importers: string[];
  /** The day of its last commit, such as 2026-11-24; undefined outside of a git checkout. */
  changedOn?: string;
  /** The tokens that it reads: `radius.small`, `palette.divider`, and what may be one. */
  tokens: string[];
  /** The texts in it that people read when something failed or there is nothing to show. */
  texts: string[];
}

export const SOURCE_FACTS = 'virtual:source-facts';

/** The objects whose members are tokens. */
const TOKEN_OBJECTS = ['radius', 'motion', 'shadows', 'colors', 'fontFamilies', 'palette'];

/** The props of MUI that take a colour of the palette. */
const COLOR = /^(bg)?color$|Color$/;

/** Where texts inform, and none says that something failed. */
const GUIDES = /^src\/(content|domain)\//;

/** Makes the facts about the files of src/ a module: `import facts from 'virtual:source-facts'`. */
export function sourceFacts(): Plugin {
  const resolved = `\0${SOURCE_FACTS}`;
  return {
    name: 'source-facts',
    resolveId: (id) => (id === SOURCE_FACTS ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(readFacts())}` : null),
  };
}

function readFacts(): Record<string, SourceFacts> {
  const days = lastChanges();
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const facts: Record<string, SourceFacts> = {};
  const factsOf = (file: string) => (facts[file] ??= { importers: [], tokens: [], texts: [] });
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const { module, program } = parseSync(file, code);
    const day = days.get(file);
    Object.assign(factsOf(file), {
      tokens: tokensOf(program),
      texts: GUIDES.test(file) ? [] : warningTexts(program),
      ...(day && { changedOn: day }),
    });
    const imported = [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        code.slice(start + 1, end - 1),
      ),
    ];
    for (const specifier of new Set(imported)) {
      const target = resolve(specifier, file);
      if (target) factsOf(target).importers.push(file);
    }
  }
  return facts;
}

/** The file of the project that a file imports by this name; undefined for a package. */
function resolve(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#src/')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : undefined;
}

/** The day of the last commit of each file; empty outside of a git checkout. */
function lastChanges(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const args = ['log', '--format=@%cs', '--name-only', '--', 'src'];
    const log = execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // A checkout without git has no days.
  }
  return days;
}

/** The tokens that a program reads as members of `radius`, `palette` and the like, or as colours in `sx`. */
function tokensOf(program: ESTree.Program): string[] {
  const tokens = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = tokenAt(node);
    if (name) tokens.add(name);
    // `palette.text` is a part of `palette.text.primary`.
    else for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return [...tokens].toSorted();
}

/**
 * The token that a node reads: a chain of names that begins, or goes on, with a token's object; or the
 * text in `color: 'text.secondary'` and `color="text.secondary"`, which may also be `inherit`.
 */
function tokenAt(node: object): string | undefined {
  const { type, key, name, value } = Object(node);
  if (type === 'Property' && COLOR.test(key.name) && typeof value.value === 'string')
    return `palette.${value.value}`;
  if (type === 'JSXAttribute' && COLOR.test(name.name) && typeof value?.value === 'string')
    return `palette.${value.value}`;
  const chain = chainOf(node);
  const start = chain.findIndex((name) => TOKEN_OBJECTS.includes(name));
  return start >= 0 && chain.length > start + 1 ? chain.slice(start).join('.') : undefined;
}

/** `a.b.c` as its names; empty for anything else. */
function chainOf(node: unknown): string[] {
  const { type, name, object, property, computed, expression } = Object(node);
  if (type === 'Identifier') return [String(name)];
  if (type === 'ParenthesizedExpression') return chainOf(expression);
  if (type !== 'MemberExpression' || computed) return [];
  const start = chainOf(object);
  // `(theme.vars ?? theme).palette` begins with what is no name.
  return TOKEN_OBJECTS.includes(property.name) || start.length > 0
    ? [...start, String(property.name)]
    : [];
}
