import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import type { ProgramName } from '../programs.mjs';

/** A part of `npm test`, run as a program of its own. */
export interface Step {
  readonly name: string;
  /** What the step checks, for its heading. */
  readonly title: string;
  /** Program file and arguments; `{temp}` is replaced by a temporary folder of the run. */
  readonly command: readonly string[];
  /** Environment variables, with `{temp}` replaced. */
  readonly env?: Readonly<Record<string, string>>;
  /** The runner that writes `{temp}/<name>.json`. A step without a report counts as one test. */
  readonly report?: 'vitest' | 'playwright';
  /** The browsers that it needs. */
  readonly programs?: readonly ProgramName[];
  /** Runs at the same time as the step before. */
  readonly isParallel?: boolean;
  /** The step whose files it needs, which then runs, too. */
  readonly needs?: string;
  /** `npm test` leaves it out: it runs with `--full`, or only by its name. */
  readonly runs?: 'full' | 'by name';
}

const chromium = ['chromium'] as const;

/** All steps in their order, quick ones first. */
export const steps: readonly Step[] = [
  { name: 'types', title: 'TypeScript', command: ['node_modules/typescript/bin/tsc'] },
  {
    name: 'lint',
    title: 'Biome: lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    isParallel: true,
  },
  vitest('unit', 'Logic, scripts and the API contract'),
  {
    name: 'build',
    title: 'The site for the end-to-end tests',
    command: [
      'node_modules/vite/bin/vite.js',
      ...['build', '--mode', 'preview', '--outDir', '{temp}/site', '--logLevel', 'warn'],
    ],
    // The tests do not depend on the API that a setting names.
    env: { NODE_ENV: 'production', PRERENDER_API_URL: '' },
    isParallel: true,
  },
  {
    ...vitest('stories', 'Components and pages in a browser: play, axe, picture'),
    programs: chromium,
  },
  playwright('e2e', 'End-to-end tests on the built site with the real API'),
  {
    ...playwright('e2e-ci', 'The server, offline, prerendered blogs, accessibility snapshots'),
    runs: 'full',
  },
  { ...playwright('e2e-full', 'The slow end-to-end tests'), runs: 'full' },
  {
    name: 'storybook',
    title: 'Storybook as a static site',
    command: [
      'node_modules/storybook/dist/bin/dispatcher.js',
      ...['build', '--quiet', '--output-dir', '{temp}/storybook'],
    ],
    runs: 'full',
  },
  {
    name: 'browse',
    title: 'Every docs page of the static Storybook, and ten pages under each network',
    command: ['tools/run.ts', 'check-storybook', '--dir', '{temp}/storybook'],
    needs: 'storybook',
    programs: chromium,
    runs: 'full',
  },
  {
    ...playwright('browsers', 'The site in Firefox and in WebKit', ['firefox', 'webkit']),
    programs: ['firefox', 'webkit', 'xvfb'],
    runs: 'by name',
  },
  {
    ...vitest('postgres', 'The server on a PostgreSQL of its own, which must be installed'),
    runs: 'by name',
  },
  {
    name: 'size',
    title: 'What each page downloads, against its budget',
    command: ['tools/run.ts', 'perf', '--part', 'bytes'],
    programs: chromium,
    runs: 'full',
  },
  {
    name: 'second',
    title: 'All of it in a copy of the project that is the consultancy of tests/brand',
    command: ['tools/run.ts', 'second-brand', '{temp}/second', '--check'],
    programs: chromium,
    runs: 'full',
  },
];

/** Reads from the command line which steps to run. */
export function chooseSteps(args: readonly string[]): readonly Step[] {
  const { names, added, isFull } = readArgs(args);
  const unknown = [...names, ...added].find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new CliError(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  const isChosen = ({ name, runs }: Step) =>
    added.includes(name) ||
    (names.length > 0 ? names.includes(name) : !runs || (isFull && runs === 'full'));
  const run = new Set(steps.filter(isChosen));
  // A set goes on with what is added to it while it is read.
  for (const { needs } of run) for (const step of steps) if (step.name === needs) run.add(step);
  return steps.filter((step) => run.has(step));
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
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}

function vitest(project: string, title: string): Step {
  return {
    name: project,
    title,
    command: [
      'node_modules/vitest/vitest.mjs',
      ...['run', `--project=${project}`, '--reporter=default', '--reporter=json'],
      `--outputFile.json={temp}/${project}.json`,
    ],
    report: 'vitest',
  };
}

function playwright(name: string, title: string, projects: readonly string[] = [name]): Step {
  return {
    name,
    title,
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
    ],
    needs: 'build',
    env: { SITE_DIR: '{temp}/site', PLAYWRIGHT_JSON_OUTPUT_FILE: `{temp}/${name}.json` },
    report: 'playwright',
    programs: chromium,
  };
}
