import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs something at the end of the test, or outside of one at the end of all tests of the file. */
export function onEnd(run: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => void (await run()));
}

/** Creates a folder, which is removed at the end of the test or of the file. */
export function tempDir(): string {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), 'website-'));
  onEnd(remove);
  return path;
}
