import type { Plugin } from 'vite';
import { colors } from '#brand/colours.ts';

/** Fills the colours into index.html, which needs them before the first paint. */
export function brandColours(): Plugin {
  return {
    name: 'brand-colours',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('brand-night', colors.night).replaceAll('brand-paper', colors.paper),
    },
  };
}
