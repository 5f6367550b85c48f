import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#tools/settings/cliError.ts';
import type { ProgramName } from '../programs.ts';

/** A part of `npm test`, run as a program of its own. */
export interface Step {
  readonly name: string;
  /** The heading of the step. */
  readonly title: string;
  /** Program file and arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The JUnit file that a test runner writes. A step without one counts as one test. */
  readonly report?: string;
  /** The browsers that it needs, but does not install itself. */
  readonly programs?: readonly ProgramName[];
  /** Runs at the same time as the step before. */
  readonly isParallel?: boolean;
  /** The step whose files it needs, which then runs too. */
  readonly needs?: string;
  /** `npm test` leaves it out: it runs with `--full`, or only by its name. */
  readonly runs?: 'full' | 'by name';
}

/** All steps in their order, quick ones first. `dir` is a temporary folder of the run. */
function stepsIn(dir: string): readonly Step[] {
  const site = join(dir, 'site');
  const storybook = join(dir, 'storybook');
  const chromium = { programs: ['chromium'] } as const;
  const vitest = (name: string) => {
    const report = join(dir, `${name}.xml`);
    // `unit` with `unit-isolated`.
    const args = [`--project=${name}*`, '--reporter=default', '--reporter=junit'];
    return {
      name,
      command: ['node_modules/vitest/vitest.mjs', 'run', ...args, `--outputFile.junit=${report}`],
      report,
    };
  };
  const playwright = (
    name: string,
    projects = [name],
    { needs, built } = { needs: 'build', built: site },
  ) => {
    const report = join(dir, `${name}.xml`);
    const args = projects.map((project) => `--project=${project}`);
    return {
      name,
      ...chromium,
      command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,junit', ...args],
      needs,
      env: {
        SITE_DIR: built,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
        PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: 'true',
      },
      report,
    };
  };
  const full = { runs: 'full' } as const;
  const byName = { runs: 'by name' } as const;
  return [
    { name: 'types', title: 'TypeScript', command: ['node_modules/typescript/bin/tsc'] },
    {
      name: 'lint',
      title: 'Biome: lint and format; npm run format fixes what it can',
      command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
      isParallel: true,
    },
    { ...vitest('unit'), title: 'Logic, scripts and the API contract' },
    {
      name: 'build',
      title: 'The site for the end-to-end tests',
      command: [
        'node_modules/vite/bin/vite.js',
        ...['build', '--mode', 'preview', '--outDir', site, '--logLevel', 'warn'],
      ],
      // The tests do not depend on the API that a setting names.
      env: { NODE_ENV: 'production', PRERENDER_API_URL: '' },
      isParallel: true,
    },
    {
      ...vitest('stories'),
      ...chromium,
      title: 'Components and pages in a browser: play, axe, picture',
    },
    { ...playwright('e2e'), title: 'End-to-end tests on the built site with the real API' },
    {
      ...playwright('e2e-ci', ['e2e-server', 'e2e-ci']),
      ...full,
      title: 'The server, offline, builds of their own, and what every page must be',
    },
    {
      ...full,
      name: 'storybook',
      title: 'Storybook as a static site',
      command: [
        'node_modules/storybook/dist/bin/dispatcher.js',
        ...['build', '--quiet', '--output-dir', storybook],
      ],
    },
    {
      ...playwright('browse', ['browse'], { needs: 'storybook', built: storybook }),
      ...full,
      title: 'Every docs page of the static Storybook, and ten pages under each network',
    },
    {
      ...playwright('browsers', ['firefox', 'webkit']),
      ...byName,
      title: 'The site in Firefox and in WebKit',
      programs: ['firefox', 'webkit', 'xvfb'],
    },
    {
      ...vitest('postgres'),
      ...byName,
      title: 'The server on a PostgreSQL of its own, which must be installed',
    },
    {
      ...full,
      name: 'size',
      title: 'What each page downloads, against its budget',
      command: ['tools/run.ts', 'perf', '--part', 'bytes'],
    },
    {
      ...full,
      name: 'second',
      title: 'All of it in a copy of the project that is the consultancy of tests/brand',
      command: ['tools/run.ts', 'second-brand', join(dir, 'second'), '--check'],
    },
  ];
}

/** Reads from the command line which steps to run. `dir` is a temporary folder of the run. */
export function chooseSteps(args: readonly string[], dir: string): readonly Step[] {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  const steps = stepsIn(dir);
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new CliError(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  const isUsual = ({ runs }: Step) => !runs || (values.full && runs === 'full');
  const chosen = steps.filter((step) =>
    names.length > 0 ? names.includes(step.name) : isUsual(step),
  );
  const needed = new Set(chosen.map(({ needs }) => needs));
  return steps.filter((step) => chosen.includes(step) || needed.has(step.name));
}
