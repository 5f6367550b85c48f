import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { destinations } from '#src/content/destinations/destinations.ts';
import { destinationSummaries } from '#src/content/destinations/summaries.ts';

const leftOut = Object.values(destinationSummaries).filter(
  ({ slug }) => !destinations.some((destination) => destination.slug === slug),
);

/** The files of public/ that belong to countries which brand/offers.ts does not list. */
export const leftOutFiles: readonly string[] = leftOut.flatMap(({ slug }) => [
  `/flags/${slug}.svg`,
  `/scenes/${slug}.svg`,
  `/cards/${slug}.png`,
]);

/** Removes them from the build, into which Vite has copied all of public/. */
export function removeLeftOut(): Plugin {
  let outDir = '';
  return {
    name: 'remove-left-out',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of leftOutFiles) rmSync(resolve(outDir, file.slice(1)), { force: true });
    },
  };
}
