import { onShutdown } from '#tools/settings/onShutdown.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { ensureProgram } from '../programs.mjs';
import { runStep, type StepResult, stopSteps } from '../testing/runStep.ts';
import { chooseSteps } from '../testing/steps.ts';
import { sum, summary } from '../testing/summary.ts';

/**
 * `npm test` runs every step, also after one has failed. `npm test -- unit lint` runs these two;
 * `--with size` adds an optional one, `--full` all of them. The last line is 'N passed, N failed'.
 */
export async function main(args: readonly string[]): Promise<void> {
  const chosen = chooseSteps(args);
  for (const name of new Set(chosen.flatMap(({ programs = [] }) => programs))) {
    const path = ensureProgram(name);
    if (name === 'chromium') process.env.CHROMIUM_PATH = path;
  }
  const temp = createTempDir('test');
  onShutdown(() => {
    stopSteps();
    temp.remove();
  }, 130);
  const start = performance.now();
  const results: Promise<StepResult>[] = [];
  for (const [index, step] of chosen.entries()) {
    const needsPrevious = step.needs !== undefined && step.needs === chosen[index - 1]?.name;
    if (!step.isParallel || needsPrevious) await Promise.all(results);
    results.push(runStep(step, temp.dir));
  }
  const all = await Promise.all(results);
  temp.remove();
  console.log(summary(all, (performance.now() - start) / 1000));
  process.exitCode = sum(all, 'failed') > 0 ? 1 : 0;
}
