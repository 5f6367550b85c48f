import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { countries } from '#brand/offers.ts';
import { allCountries } from '#src/content/countries/countries.ts';
import type { PageEntry } from '#src/pageTable.ts';
import { root } from '#tools/settings/settings.ts';

const brandPublicDir = join(root, 'brand/public');

interface CountryPicture {
  readonly url: string;
  readonly file: string;
}

/** The drawing in the folder of a country, or the common one if it has none. */
export function countryPicture(slug: string, name: 'flag' | 'scene'): CountryPicture {
  const folder = join(root, 'src/content/countries');
  const own = join(folder, slug, `${name}.svg`);
  return {
    url: `/${name}s/${slug}.svg`,
    file: existsSync(own) ? own : join(folder, `${name}.svg`),
  };
}

/** The card of a country, or that of the site until `npm run generate icons` draws it. */
export function countryCard(slug: string): CountryPicture {
  const url = `/cards/${slug}.png`;
  const own = join(brandPublicDir, url);
  return { url, file: existsSync(own) ? own : join(brandPublicDir, 'social-card.png') };
}

const picturesOf = (list: readonly { readonly summary: { readonly slug: string } }[]) =>
  list.flatMap(({ summary: { slug } }) => [
    countryPicture(slug, 'flag'),
    countryPicture(slug, 'scene'),
  ]);

/** The pictures of the countries that the brand offers. */
export const offeredPictures = picturesOf(countries);

/** The pictures of all countries, and of one without any, for stories and in development. */
const allPictures = picturesOf([...allCountries, { summary: { slug: 'common' } }]);

/** The source file of a guide's text. */
export function guideModule(each: NonNullable<PageEntry['each']>, slug: string): string {
  return `src/content/${each}/${each === 'countries' ? `${slug}/guide` : slug}.ts`;
}

/** Serves and builds the files of brand/public and the pictures of the offered countries. */
export function publicFiles(): Plugin {
  let outDir: string | undefined;
  let isSite = false;
  return {
    name: 'public-files',
    configResolved: ({ root: projectDir, build, publicDir }) => {
      outDir = build.copyPublicDir ? resolve(projectDir, build.outDir) : undefined;
      // Storybook has a list of such folders itself.
      isSite = publicDir !== '';
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(sirv(brandPublicDir, { dev: true }));
      for (const { url, file } of allPictures) {
        middlewares.use(url, (_, response) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(readFileSync(file));
        });
      }
    },
    writeBundle: () => {
      if (!outDir) return;
      if (isSite) cpSync(brandPublicDir, outDir, { recursive: true });
      const cards = countries.map(({ summary }) => countryCard(summary.slug));
      for (const { url, file } of isSite ? [...offeredPictures, ...cards] : allPictures) {
        cpSync(file, join(outDir, url));
      }
    },
  };
}
