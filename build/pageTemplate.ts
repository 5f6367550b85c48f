import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { minify, type Rolldown, transformWithOxc } from 'vite';
import { root } from '#environment/settings.ts';
import { fillPage, type PageFrame } from '#rendering/fillPage.ts';
import type { RenderedPage } from '#src/entry-server.tsx';
import { criticalCss, minifyCss } from './criticalCss.ts';
import type { HydrationStart, Page } from './pages.ts';

/** The HTML file of a page and the stylesheet that it loads after its first paint. */
export interface BuiltPage {
  readonly page: Page;
  readonly html: string;
  readonly cssUrl: string;
  readonly frame: PageFrame;
}

/**
 * Hides deferred content until its styles have loaded, but not in print, and not without a script to
 * load them.
 */
const HIDE_DEFERRED =
  '@media screen and (scripting:enabled){html:not([data-css-ready]) [data-deferred=""]{display:none!important}}';

/**
 * Returns the function that builds a page from the index.html and the fonts that Vite has built.
 * `emitCss` adds a stylesheet to the build and returns its URL.
 */
export async function createTemplate(
  indexHtml: string,
  bundle: Rolldown.OutputBundle,
  emitCss: (source: string) => string,
) {
  const document = parse(indexHtml, { comment: true });
  const loads = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';
  for (const element of document.querySelectorAll(loads)) element.remove();
  for (const script of document.querySelectorAll('script')) {
    script.innerHTML = await minifyScript(script.rawText);
  }
  const template = document.toString().replace(/>\s+</g, '><');
  const loader = await readLoader();
  const fontFaces = Object.values(bundle)
    .filter((output) => output.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .flatMap(({ source }) => String(source).match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const webFonts = fontFaces.filter((face) => face.includes('url(')).join('');
  // Fallbacks with the metrics of the web fonts.
  const fallbackFonts = fontFaces.filter((face) => !face.includes('url(')).join('');

  return async function fillTemplate(
    page: Page,
    rendered: RenderedPage,
    hydrate: HydrationStart,
    chunkUrls: readonly string[],
  ): Promise<BuiltPage> {
    const css = rendered.styles.map(([, text]) => text).join('');
    const cssUrl = emitCss(minifyCss(webFonts + css));
    const critical = await criticalCss(template + rendered.body, css);
    const styles = `<style>${minifyCss(fallbackFonts + HIDE_DEFERRED + critical)}</style>`;
    const noscript = `<noscript><link rel="stylesheet" href="${cssUrl}"></noscript>`;
    const script = `<script data-chunks="${chunkUrls.join(' ')}" data-css="${cssUrl}" data-hydrate="${hydrate}">${loader}</script>`;
    const frame = { template, styles: styles + noscript, script };
    return { page, html: fillPage(frame, page.pattern, rendered), cssUrl, frame };
  };
}

/** For browsers that run no modules, too: they still have to load the styles. */
async function readLoader(): Promise<string> {
  const file = join(root, 'src/hydration/hydrationLoader.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2020' });
  return minifyScript(`(() => {${code.replace(/export \{\s*\};?/, '')}})()`);
}

async function minifyScript(code: string): Promise<string> {
  return (await minify('inline.js', code)).code.trim();
}
