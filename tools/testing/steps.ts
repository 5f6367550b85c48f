import { parseArgs } from 'node:util';
import { CliError } from '#environment/cliError.ts';
import type { TestRunner } from './report.ts';

/** A part of `npm test`, run as a program of its own. */
export interface Step {
  readonly name: string;
  /** What the step checks, for its heading. */
  readonly title: string;
  /** Program file and arguments; `{temp}` is replaced by a temporary folder of the run. */
  readonly command: readonly string[];
  /** The folder in which it runs, with `{temp}` replaced; otherwise the project's. */
  readonly folder?: string;
  /** Environment variables, with `{temp}` replaced. */
  readonly env?: Readonly<Record<string, string>>;
  /** The runner that writes `{temp}/<name>.json`. A step without a report counts as one test. */
  readonly report?: TestRunner;
  readonly needsBrowser?: boolean;
  /** Needs Firefox, and WebKit with a screen to draw on. */
  readonly needsOtherBrowsers?: boolean;
  /** Runs at the same time as the step before. */
  readonly isParallel?: boolean;
  /** The step whose files it needs, which then runs, too. */
  readonly needs?: string;
  /** Runs only with `--full`, `--with <name>` or by name. */
  readonly isOptional?: boolean;
  /** Needs a program that npm does not install, so `--full` leaves it out. */
  readonly needsInstallation?: boolean;
}

const types: Step = {
  name: 'types',
  title: 'TypeScript',
  command: ['node_modules/typescript/bin/tsc'],
};
const unit = vitest('unit', 'Logic, scripts and the API contract');
const build: Step = {
  name: 'build',
  title: 'The site for the end-to-end tests',
  command: [
    'node_modules/vite/bin/vite.js',
    ...['build', '--mode', 'preview', '--outDir', '{temp}/site', '--logLevel', 'warn'],
  ],
  // The tests do not depend on the API that a setting names.
  env: { NODE_ENV: 'production', PRERENDER_API_URL: '' },
};
const stories: Step = {
  ...vitest('stories', 'Components and pages in a browser: play, axe, picture'),
  needsBrowser: true,
};
const e2e = playwright('e2e', 'End-to-end tests on the built site with the real API');
const e2eCi = playwright(
  'e2e-ci',
  'The server, offline, prerendered blogs, accessibility snapshots',
);
const e2eFull = playwright('e2e-full', 'The slow end-to-end tests');
const storybookBuild = [
  'node_modules/storybook/dist/bin/dispatcher.js',
  ...['build', '--quiet', '--output-dir'],
];
const storybook: Step = {
  name: 'storybook',
  title: 'Storybook as a static site',
  command: [...storybookBuild, '{temp}/storybook'],
};

/** All steps in their order, quick ones first. */
export const steps: readonly Step[] = [
  types,
  {
    name: 'lint',
    title: 'Biome: lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    isParallel: true,
  },
  unit,
  { ...build, isParallel: true },
  stories,
  e2e,
  { ...e2eCi, isOptional: true },
  { ...e2eFull, isOptional: true },
  { ...storybook, isOptional: true },
  {
    name: 'browse',
    title: 'Every docs page of the static Storybook, and ten pages under each network',
    command: ['tools/run.ts', 'check-storybook', '--dir', '{temp}/storybook'],
    needs: 'storybook',
    needsBrowser: true,
    isOptional: true,
  },
  {
    ...playwright('browsers', 'The site in Firefox and in WebKit', ['firefox', 'webkit']),
    needsBrowser: false,
    needsOtherBrowsers: true,
    isOptional: true,
    needsInstallation: true,
  },
  {
    ...vitest('postgres', 'The server on a PostgreSQL of its own, which must be installed'),
    isOptional: true,
    needsInstallation: true,
  },
  {
    name: 'size',
    title: 'What each page downloads, against its budget',
    command: ['tools/run.ts', 'perf', '--part', 'bytes'],
    needsBrowser: true,
    isOptional: true,
  },
  {
    name: 'second',
    title: 'A copy of the project that is the consultancy of tests/brand',
    command: ['tools/run.ts', 'second-brand', '{temp}/second'],
    needsBrowser: true,
    isOptional: true,
  },
  ofSecond(types),
  ofSecond(unit),
  { ...ofSecond(build), isParallel: true },
  ofSecond(stories),
  ofSecond(e2e),
  ofSecond(e2eCi),
  ofSecond(e2eFull),
  ofSecond({
    name: 'pages',
    title: 'Lighthouse on every page: what a brand can change',
    command: [
      ...['tools/run.ts', 'perf', '--part', 'pages', '--runs', '1'],
      ...['accessibility', 'best-practices', 'seo'].flatMap((name) => ['--metric', name]),
    ],
    needsBrowser: true,
  }),
  ofSecond({ ...storybook, command: [...storybookBuild, 'storybook-static'] }),
  ofSecond({
    name: 'check',
    title: 'Nothing is left of the first brand',
    command: ['tools/run.ts', 'brand-check'],
  }),
];

/** Reads from the command line which steps to run. */
export function chooseSteps(args: readonly string[]): readonly Step[] {
  const { names, added, isFull } = readArgs(args);
  const unknown = [...names, ...added].find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new CliError(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  const isDefault = ({ name, isOptional, needsInstallation }: Step) =>
    names.length > 0 ? names.includes(name) : !isOptional || (isFull && !needsInstallation);
  const chosen = steps.filter((step) => isDefault(step) || added.includes(step.name));
  const run = new Set(chosen);
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

/** The same step in the copy of the second brand, with files of its own. */
function ofSecond({ name, title, command, env = {}, report, needs, ...step }: Step): Step {
  const own = (text: string) => text.replace('{temp}/', '{temp}/second-');
  return {
    ...step,
    name: `second-${name}`,
    title: `The second brand: ${title}`,
    command: command.map(own),
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, own(value)])),
    ...(report && { report }),
    folder: '{temp}/second',
    needs: needs ? `second-${needs}` : 'second',
    isOptional: true,
  };
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
    needsBrowser: true,
  };
}
