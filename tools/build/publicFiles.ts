import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { normalizePath, type Plugin } from 'vite';
import { destinations } from '#src/content/destinations/destinations.ts';
import * as countrySummaries from '#src/content/destinations/summaries.ts';
import * as testSummaries from '#src/content/tests/summaries.ts';
import { tests } from '#src/content/tests/tests.ts';
import { root } from '#tools/settings/settings.ts';

/** The icons and the social cards of the brand. */
const brandPublicDir = join(root, 'brand/public');

/** The files of public/ that belong to countries which brand/offers.ts does not list. */
export const leftOutFiles: readonly string[] = leftOut(countrySummaries, destinations).flatMap(
  (slug) => [`/flags/${slug}.svg`, `/scenes/${slug}.svg`],
);

/** The source files of guides that brand/offers.ts does not list. */
const leftOutModules: ReadonlySet<string> = new Set(
  [
    ...leftOut(countrySummaries, destinations).map((slug) => `destinations/${slug}`),
    ...leftOut(testSummaries, tests).map((slug) => `tests/${slug}`),
  ].map((name) => normalizePath(join(root, `src/content/${name}.ts`))),
);

function leftOut(known: object, offered: readonly { readonly slug: string }[]): string[] {
  return Object.keys(known).filter((slug) => !offered.some((one) => one.slug === slug));
}

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
    // Rolldown keeps the chunk of an import whose code it has dropped.
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && leftOutModules.has(output.facadeModuleId ?? '')) {
            delete bundle[fileName];
          }
        }
      },
    },
    writeBundle: () => {
      if (!outDir) return;
      cpSync(brandPublicDir, outDir, { recursive: true });
      for (const file of leftOutFiles) rmSync(join(outDir, file), { force: true });
    },
  };
}
