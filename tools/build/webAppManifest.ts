import { site } from '#brand/site.ts';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { paths } from '#src/pageTable.ts';
import { colors } from '#src/theme/tokens.ts';

/** The web app manifest, which makes the site installable. */
export const webAppManifest = {
  id: '/',
  name: site.name,
  short_name: site.shortName,
  description: site.description,
  lang: 'en',
  dir: 'ltr',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: colors.night,
  background_color: colors.paper,
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Contact', url: paths.contact },
    ...(canCompare
      ? [{ name: 'Compare countries', short_name: 'Compare', url: paths.compare }]
      : []),
    { name: 'Blogs', url: paths.blogs },
  ],
};
