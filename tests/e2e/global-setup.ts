import { buildSite } from '#tools/serving/site.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';

/** Builds the site once for the whole run, unless SITE_DIR names a build. */
export default async function globalSetup(): Promise<void> {
  if (process.env.SITE_DIR) return;
  const dir = createTempDir('e2e');
  await buildSite(dir, 'preview');
  // Workers inherit the environment.
  process.env.SITE_DIR = dir;
}
