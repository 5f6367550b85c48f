import { parseArgs } from 'node:util';
import { Problem } from '../problem.mjs';

/** A part of `npm test`, run as a program of its own. */
export interface Step {
  readonly name: string;
  /** What the summary says it did. */
  readonly title: string;
  /** The program's file, from the project's folder. */
  readonly program: string;
  /** `{scratch}` stands for a folder of this run. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It writes a report that says how many tests there were; other programs count as one. */
  readonly hasReport?: boolean;
  readonly needsBrowser?: boolean;
  /** Only with `--full`, `--with` its name, or by name. */
  readonly isLong?: boolean;
}

const vite = 'node_modules/vite/bin/vite.js';

/** All steps, quick ones first: what is wrong most often is said soonest. */
export const steps: readonly Step[] = [
  { name: 'types', title: 'TypeScript', program: 'node_modules/typescript/bin/tsc', args: [] },
  {
    name: 'lint',
    title: 'Biome: lint and format',
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings'],
  },
  vitest('unit', 'Logic, tools and the contract (conformance)'),
  {
    name: 'build',
    title: 'The site, as the end-to-end tests use it',
    program: vite,
    args: ['build', '--mode', 'preview', '--outDir', '{scratch}/site', '--logLevel', 'warn'],
    // Whatever API a setting names, the tests do not depend on it.
    env: { NODE_ENV: 'production', PRERENDER_API_URL: '' },
  },
  { ...vitest('stories', 'Components and pages in a browser, with axe'), needsBrowser: true },
  {
    ...vitest('e2e', 'Journeys on the built site with the real API'),
    needsBrowser: true,
    env: { SITE_DIR: '{scratch}/site' },
  },
  {
    name: 'storybook',
    title: 'Storybook as a static site',
    program: 'node_modules/storybook/dist/bin/dispatcher.js',
    args: ['build', '--quiet', '--output-dir', '{scratch}/storybook'],
    isLong: true,
  },
  {
    ...vitest('visual', 'Every story against its recorded screenshot'),
    needsBrowser: true,
    isLong: true,
  },
  {
    name: 'bytes',
    title: 'What each page downloads, against its budget',
    program: 'tools/run.cjs',
    args: ['bytes'],
    needsBrowser: true,
    isLong: true,
  },
];

/** Reads from the command line which steps to run, in their order. */
export function chooseSteps(args: readonly string[]): readonly Step[] {
  const { names, added, isFull } = readArgs(args);
  const unknown = [...names, ...added].find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Problem(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  const isUsual = ({ name, isLong }: Step) =>
    names.length > 0 ? names.includes(name) : isFull || !isLong;
  return steps.filter((step) => isUsual(step) || added.includes(step.name));
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        with: { type: 'string', multiple: true, default: [] },
      },
    });
    return { names: positionals, added: values.with, isFull: values.full };
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

function vitest(project: string, title: string): Step {
  return {
    name: project,
    title,
    program: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json={scratch}/${project}.json`,
    ],
    hasReport: true,
  };
}
