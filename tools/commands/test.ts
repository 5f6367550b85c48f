import { onShutdown } from '#environment/onShutdown.ts';
import { createTempDir } from '#environment/tempDir.ts';
import { ensureChromium } from '../chromium.mjs';
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
  if (chosen.some(({ needsBrowser }) => needsBrowser)) {
    process.env.CHROMIUM_PATH = ensureChromium();
  }
  if (chosen.some(({ needsOtherBrowsers }) => needsOtherBrowsers)) {
    for (const name of ['firefox', 'webkit', 'xvfb'] as const) ensureProgram(name);
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
  console.log(summary(all, performance.now() - start));
  process.exitCode = sum(all, 'failed') > 0 ? 1 : 0;
}
