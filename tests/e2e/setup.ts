import type { TestProject } from 'vitest/node';
import { buildSite } from '#tools/server/site.ts';
import { createTempDir } from '#tools/testing/temp-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    siteDir: string;
  }
}

/** Builds the site once for all end-to-end tests, unless SITE_DIR says where it stands already. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const given = process.env.SITE_DIR;
  if (given) {
    project.provide('siteDir', given);
    return undefined;
  }
  const { dir, remove } = createTempDir('e2e');
  await buildSite(dir, 'preview');
  project.provide('siteDir', dir);
  return remove;
}
