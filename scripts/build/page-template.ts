import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { minify, type Rolldown, transformWithOxc } from 'vite';
import type { RenderedPage } from '#src/entry-server.tsx';
import { criticalCss, minifyCss } from './critical-css.ts';
import type { Page } from './pages.ts';
import { root } from './settings.ts';

/** The parts that all pages share. */
export interface PageTemplate {
  /** index.html without the elements that load the site's scripts and styles. */
  readonly html: string;
  /** The font faces without a URL: fallbacks with the metrics of the web fonts. */
  readonly fallbackFonts: string;
  readonly webFonts: string;
  /** The code of the hydration loader. */
  readonly loader: string;
}

/** Reads the template from the index.html and the stylesheet that Vite has built. */
export async function readTemplate(
  indexHtml: string,
  bundle: Rolldown.OutputBundle,
): Promise<PageTemplate> {
  const document = parse(indexHtml, { comment: true });
  const loads = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';
  for (const element of document.querySelectorAll(loads)) element.remove();
  for (const script of document.querySelectorAll('script')) {
    script.innerHTML = await minifyScript(script.rawText);
  }
  const faces = Object.values(bundle)
    .flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
    )
    .flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  return {
    html: document.toString().replace(/>\s+</g, '><'),
    fallbackFonts: faces.filter((face) => !face.includes('url(')).join(''),
    webFonts: faces.filter((face) => face.includes('url(')).join(''),
    loader: await readLoader(),
  };
}

/** For browsers that run no modules, too: they still have to load the styles. */
async function readLoader(): Promise<string> {
  const file = join(root, 'src/rendering/hydration-loader.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2020' });
  return minifyScript(`(() => {${code.replace(/export \{\s*\};?/, '')}})()`);
}

async function minifyScript(code: string): Promise<string> {
  return (await minify('inline.js', code)).code.trim();
}

/** Hides deferred content until its styles have loaded, but not if there is no script to load them. */
const HIDE_DEFERRED =
  '@media(scripting:enabled){html:not([data-css-ready]) [data-deferred]{display:none!important}}';

/** Returns the HTML file of a page and the stylesheet that it loads after the first paint. */
export async function fillTemplate(
  template: PageTemplate,
  { pattern, hydrate }: Page,
  { head, body, data, css: pageCss }: RenderedPage,
  chunkUrls: readonly string[],
) {
  const css = minifyCss(template.webFonts + pageCss);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const cssUrl = `/assets/deferred-${hash}.css`;
  const critical = await criticalCss(template.html + body, pageCss);
  const styles = `<style>${minifyCss(template.fallbackFonts + HIDE_DEFERRED + critical)}</style>`;
  const noscript = `<noscript><link rel="stylesheet" href="${cssUrl}"></noscript>`;
  const loader = `<script data-chunks="${chunkUrls.join(' ')}" data-css="${cssUrl}" data-hydrate="${hydrate}">${template.loader}</script>`;
  const html = template.html
    .replace('</head>', () => `${head}${styles}${noscript}</head>`)
    .replace('<div id="root">', `<div id="root" data-prerendered="${pattern}">`)
    .replace('</div>', () => `${body}</div>${data}`)
    .replace('</body>', () => `${loader}</body>`);
  return { html, css, cssUrl };
}
