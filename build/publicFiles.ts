import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { root } from '#environment/settings.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { destinationSummaries } from '#src/content/destinations/summaries.ts';

/** The icons and the social cards of the brand. */
export const brandPublicDir = join(root, 'brand/public');

/** The files of public/ that belong to countries which brand/offers.ts does not list. */
export const leftOutFiles: readonly string[] = Object.keys(destinationSummaries)
  .filter((slug) => !destinations.some((destination) => destination.slug === slug))
  .flatMap((slug) => [`/flags/${slug}.svg`, `/scenes/${slug}.svg`]);

/**
 * Serves the files of brand/public beside those of public/, and puts them into the build, without
 * the files of countries that are left out.
 */
export function publicFiles(): Plugin {
  let outDir: string | undefined;
  return {
    name: 'public-files',
    configResolved: ({ root: projectDir, build, publicDir }) => {
      outDir = publicDir && build.copyPublicDir ? resolve(projectDir, build.outDir) : undefined;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(sirv(brandPublicDir, { dev: true }));
    },
    writeBundle: () => {
      if (!outDir) return;
      cpSync(brandPublicDir, outDir, { recursive: true });
      for (const file of leftOutFiles) rmSync(join(outDir, file), { force: true });
    },
  };
}
