import { ensureChromium } from '../chromium.mjs';
import { Problem } from '../problem.mjs';
import { runStep, type StepResult, stopStep } from '../testing/run-step.ts';
import { makeScratch } from '../testing/scratch.ts';
import { type Step, steps } from '../testing/steps.ts';
import { summary, total } from '../testing/summary.ts';
import { whenAskedToEnd } from '../when-asked-to-end.ts';

/**
 * `npm test`: every step in turn, also after one has failed; `npm test -- unit lint` runs these
 * two; `--full` adds the long ones. The last line is 'N passed, N failed'.
 */
export async function main(args: readonly string[]): Promise<void> {
  const chosen = choose(args);
  if (chosen.some(({ needsBrowser }) => needsBrowser)) {
    process.env.CHROMIUM_PATH = ensureChromium();
  }
  const scratch = makeScratch('test');
  whenAskedToEnd(() => {
    stopStep();
    scratch.remove();
  }, 130);
  const results: StepResult[] = [];
  for (const step of chosen) results.push(await runStep(step, scratch.dir));
  scratch.remove();
  console.log(summary(results));
  process.exitCode = total(results).failed > 0 ? 1 : 0;
}

function choose(args: readonly string[]): readonly Step[] {
  const names = args.filter((arg) => arg !== '--full');
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Problem(`There is no step '${unknown}'. The steps are: ${known}.`);
  }
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  return steps.filter(({ isLong }) => !isLong || args.includes('--full'));
}
