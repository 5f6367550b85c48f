import { ensureChromium } from '../chromium.mjs';
import { runStep, type StepResult, stopStep } from '../testing/run-step.ts';
import { makeScratch } from '../testing/scratch.ts';
import { chooseSteps } from '../testing/steps.ts';
import { summary, total } from '../testing/summary.ts';
import { whenAskedToEnd } from '../when-asked-to-end.ts';

/**
 * `npm test`: every step in turn, also after one has failed; `npm test -- unit lint` runs these
 * two; `--with visual` adds one that is long, `--full` all of those. The last line is
 * 'N passed, N failed'.
 */
export async function main(args: readonly string[]): Promise<void> {
  const chosen = chooseSteps(args);
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
