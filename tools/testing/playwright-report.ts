import { join, relative } from 'node:path';
import { root } from '../build/settings.ts';
import { gist } from './gist.ts';
import type { Trouble } from './run-step.ts';

/** The parts of Playwright's JSON report that the summary uses. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  /** Relative to the root directory of the config. */
  readonly file: string;
  /** One for each project. */
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

/** The tests that failed. Playwright does not retry them. */
export function failuresIn({ config, suites }: PlaywrightReport): readonly Trouble[] {
  // The outermost suites are files.
  return suites.flatMap((file) => failuresOf(file, [], config.rootDir));
}

function failuresOf(
  { specs, suites = [] }: Suite,
  titles: readonly string[],
  rootDir: string,
): readonly Trouble[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: `${relative(root, join(rootDir, file))}: ${[...titles, title].join(' › ')}`,
        problem: gist(results[0]?.error?.message ?? ''),
        isOvercome: false,
      })),
  );
  const nested = suites.flatMap((suite) => failuresOf(suite, [...titles, suite.title], rootDir));
  return [...own, ...nested];
}
