import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '#tools/build/settings.ts';
import { buildSite } from '#tools/server/site.ts';

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
  mkdirSync(join(root, '.cache'), { recursive: true });
  const siteDir = mkdtempSync(join(root, '.cache/e2e-'));
  await buildSite(siteDir, 'preview');
  project.provide('siteDir', siteDir);
  return () => rmSync(siteDir, { recursive: true, force: true });
}
