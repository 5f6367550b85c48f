import { parseArgs } from 'node:util';
import { CliError } from '../cli-error.ts';

/** The parts of the bench. */
export const parts = ['pages', 'presses', 'growth', 'heap'] as const;

type Part = (typeof parts)[number];

/** What a run of the bench is to do. */
export interface Options {
  /** How often each figure is measured. */
  readonly runs: number;
  /** The one page that is measured, and nothing else. */
  readonly path: string | undefined;
  /** The parts that are measured. */
  readonly parts: readonly Part[];
  /** A site that is built already; else one is built, and the time it takes measured. */
  readonly siteDir: string | undefined;
  readonly isHelp: boolean;
}

/** What `--help` says. */
export const usage = `npm run perf -- [options]

--runs <n>     how often each figure is measured, a press almost twice as often; 5 unless told
--only <path>  one page and nothing else, such as /about; or one part: ${parts.join(', ')}
--site <dir>   take the site that is built there
-h, --help     this

All parts together write bench/latest.json. Exit code 1 if a budget is missed.`;

/** Reads the command line. Throws a `CliError` for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { runs, only, site, help } = parse(args);
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1) {
    throw new CliError(`--runs is '${runs}', which is no number of runs.`);
  }
  const part = parts.find((name) => name === only);
  if (only && !part && !only.startsWith('/')) {
    throw new CliError(
      `--only is '${only}': a path such as /about, or one of ${parts.join(', ')}.`,
    );
  }
  return {
    runs: count,
    path: part ? undefined : only,
    parts: part ? [part] : only ? ['pages'] : parts,
    siteDir: site,
    isHelp: help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
