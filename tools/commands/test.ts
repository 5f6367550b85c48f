import { onShutdown } from '#tools/settings/onShutdown.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { ensureProgram } from '../programs.ts';
import { runStep } from '../testing/runStep.ts';
import { chooseSteps } from '../testing/steps.ts';

/**
 * `npm test` runs every step, also after one has failed. `npm test -- unit lint` runs these two,
 * `--full` the slow ones too. The last line is 'N passed, N failed'.
 */
export async function main(args: readonly string[]): Promise<void> {
  const steps = chooseSteps(args, createTempDir('test'));
  for (const name of new Set(steps.flatMap(({ programs = [] }) => programs))) {
    const path = ensureProgram(name);
    if (name === 'chromium') process.env.CHROMIUM_PATH = path;
  }
  const stopping = new AbortController();
  onShutdown(() => stopping.abort(), 130);
  const start = performance.now();
  const results: ReturnType<typeof runStep>[] = [];
  for (const step of steps) {
    if (!step.isParallel) await Promise.all(results);
    results.push(runStep(step, stopping.signal));
  }
  const all = await Promise.all(results);
  const passed = all.reduce((total, result) => total + result.passed, 0);
  const failed = all.flatMap((result) => result.failed);
  const flaky = all.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log(['Passed only on retry:', ...flaky].join('\n  '));
  if (failed.length > 0) console.log(['Failed:', ...failed].join('\n  '));
  console.table(
    Object.fromEntries(
      all.map(({ name, passed, failed: { length }, seconds }) => [
        name,
        {
          result: length > 0 ? 'FAILED' : 'ok',
          passed,
          failed: length,
          seconds: Math.round(seconds),
        },
      ]),
    ),
  );
  console.log(`${Math.round((performance.now() - start) / 1000)} s in total`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
