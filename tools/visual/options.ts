import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CliError } from '../cli-error.ts';
import { baselinesDir } from './baselines.ts';

/** What a run of the visual tests is to do. */
export interface Options {
  /** Only stories whose id contains one of these; all, if there are none. */
  readonly words: readonly string[];
  /** Record what has changed, instead of failing for it. */
  readonly isUpdate: boolean;
  /** A Storybook that is built already, or is to be built there; else one is built for this run. */
  readonly storybookDir: string | undefined;
  /** Where the folders of the browsers stand. */
  readonly baselines: string;
  /** How many pages of the browser work at once. */
  readonly workers: number;
  readonly isHelp: boolean;
  /** Where to write how many passed and failed, for `npm test`. */
  readonly jsonFile: string | undefined;
}

/** What `--help` says. */
export const usage = `npm run test:visual -- [words] [options]

words              only stories whose id contains one of them
-u, --update       record what has changed, instead of failing for it
--storybook <dir>  use the Storybook built there, or build it there
--baselines <dir>  where the folders of the browsers stand
--workers <n>      how many pages of the browser work at once
--json <file>      write there how many passed and failed
-h, --help         this`;

/** Reads the command line. Throws a `CliError` for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const workers = Number(values.workers ?? availableParallelism() + 1);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new CliError(`--workers is '${values.workers}', which is no number of pages.`);
  }
  return {
    words: positionals,
    isUpdate: values.update,
    storybookDir: values.storybook,
    baselines: values.baselines,
    workers,
    isHelp: values.help,
    jsonFile: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false, short: 'u' },
        storybook: { type: 'string' },
        baselines: { type: 'string', default: baselinesDir },
        workers: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
