import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { colors } from '#src/theme/tokens.ts';

export const MANIFEST_URL = '/site.webmanifest';

/** The web app manifest. */
const manifest = {
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
    { name: 'Compare countries', short_name: 'Compare', url: paths.compare },
    { name: 'Blogs', url: paths.blogs },
  ],
};

/** Makes the site installable: writes the manifest and links it in every page. */
export function webApp(): Plugin {
  let dir = '';
  return {
    name: 'web-app',
    apply: (_config, { command, isSsrBuild, isPreview }) =>
      command === 'build' && !isSsrBuild && !isPreview,
    configResolved({ root, build }) {
      dir = resolve(root, build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: MANIFEST_URL }, injectTo: 'head' },
    ],
    writeBundle: () => writeFile(join(dir, MANIFEST_URL), `${JSON.stringify(manifest, null, 2)}\n`),
  };
}
