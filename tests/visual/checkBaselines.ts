import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { BASELINE_CHROMIUM, whyNoBaselineFits } from '#tools/chromium.ts';
import { baselinesFolder } from '#tools/settings/recorded.ts';
import { compressScreenshot } from './compressScreenshot.ts';

/** Each clone downloads them. */
const MAX_BASELINES = 400;
const MAX_BYTES = 12 * 2 ** 20;

declare module 'vitest' {
  interface ProvidedContext {
    /** True if there are pictures, and this Chromium draws like the one that has recorded them. */
    comparesPictures: boolean;
  }
  interface TaskMeta {
    /** The screenshots of a story, as paths in the baselines' folder; empty if it takes none. */
    screenshots?: string[];
  }
}

/**
 * Global setup of the `stories` project. It checks the browser's version first, and at the end what
 * no single test can see: that something was compared, that every baseline has a story, and that
 * there are not too many.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const { root, snapshotOptions, testNamePattern } = project.config;
  const isUpdate = snapshotOptions.updateSnapshot === 'all';
  const folder = join(root, baselinesFolder);
  const listBaselines = () => globSync('**/*.png', { cwd: folder });
  const hasPictures = isUpdate || listBaselines().length > 0;
  const obstacle = hasPictures ? whyNoBaselineFits() : 'none is recorded.';
  const comparesPictures = obstacle === undefined;
  project.provide('comparesPictures', comparesPictures);
  if (!comparesPictures && isUpdate) {
    throw new Error(`Only Chromium ${BASELINE_CHROMIUM} on Linux can record baselines.`);
  }
  const start = Date.now();

  return async () => {
    if (!comparesPictures) {
      console.warn(`No picture was compared: ${obstacle}`);
      return;
    }
    const modules = project.vitest.state
      .getTestModules()
      // Vitest runs them in a project of its own for each browser, such as `stories (chromium)`.
      .filter((testModule) => testModule.project.name.startsWith(project.name));
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const unseen = passed.filter((test) => test.meta().screenshots === undefined);
    if (unseen.length > 0) {
      throw new Error(`Not compared: ${unseen.map(({ fullName }) => fullName).join(', ')}`);
    }
    const compared = new Set(passed.flatMap((test) => test.meta().screenshots ?? []));
    const baselines = listBaselines();
    if (isUpdate) {
      const isNew = (name: string) => statSync(join(folder, name)).mtimeMs >= start;
      for (const name of baselines.filter(isNew)) await compressScreenshot(join(folder, name));
    }
    const { testFiles } = await project.globTestFiles();
    const isWhole = modules.length === testFiles.length && !testNamePattern;
    if (isWhole && passed.length === tests.length) {
      const orphans = baselines.filter((name) => !compared.has(name));
      if (isUpdate) for (const name of orphans) rmSync(join(folder, name));
      else if (orphans.length > 0) {
        throw new Error(
          `No story has these baselines any more: ${orphans.join(', ')}. npm run test:visual -- --update deletes them.`,
        );
      }
    }
    if (isWhole && compared.size === 0) throw new Error('No screenshot was compared.');
    const sizes = listBaselines().map((name) => statSync(join(folder, name)).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (sizes.length > MAX_BASELINES || bytes > MAX_BYTES) {
      throw new Error(
        `${sizes.length} baselines with ${bytes} bytes: at most ${MAX_BASELINES}, and ${MAX_BYTES} bytes.`,
      );
    }
    console.log(`${compared.size} screenshots compared.`);
  };
}
