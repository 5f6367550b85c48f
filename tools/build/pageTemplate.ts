import { type HTMLElement, parse } from 'node-html-parser';
import { minify, type Rolldown } from 'vite';
import { site } from '#brand/site.ts';
import { fillShell, type PageShell, PLACEHOLDERS } from '#server/rendering/pageShell.ts';
import type { RenderedPage } from '#src/entry-server.tsx';
import { criticalCss, minifyCss } from './criticalCss.ts';
import { bundleInlineScript } from './inlineScript.ts';
import type { PageFile } from './pages.ts';

/** The HTML file of a page and its style sheet. */
export interface BuiltPage {
  readonly page: PageFile;
  readonly html: string;
  readonly cssUrl: string;
  readonly shell: PageShell;
}

/**
 * Hides deferred content, and on a phone all cards of a list but two, until their styles have come,
 * but not in print and not without a script. Then a browser with scroll anchoring lays deferred
 * content out when it comes into view, until the hydration loader shows it. Where the browser has
 * no popovers, hides what opens, until the page's own styles do.
 */
const HIDE_DEFERRED =
  '@media screen{[data-supported]:not([data-styled]){--display-deferred:none}[data-supported]:not([data-styled]) [data-deferred=""]{display:none!important}@supports (overflow-anchor:auto){[data-styled] [data-deferred=""]>section{content-visibility:auto;contain-intrinsic-size:auto 600px}}}@supports not selector(:popover-open){:where(:is(li,div):not(:hover,:focus-within)>[popover]){display:none}}';

/** Returns the function that builds a page from the index.html and the fonts of Vite. */
export async function createTemplate(
  indexHtml: string,
  bundle: Rolldown.OutputBundle,
  emitCss: (source: string) => string,
) {
  const document = parse(indexHtml, { comment: true });
  const loads = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';
  for (const element of document.querySelectorAll(loads)) element.remove();
  for (const script of document.querySelectorAll('script')) {
    script.innerHTML = (await minify('inline.js', script.rawText)).code.trim();
  }
  addPlaceholders(document);
  const template = document.toString().replace(/>\s+</g, '><');
  const loader = await bundleInlineScript('src/hydration/hydrationLoader.ts');
  const fontFaces = Object.values(bundle)
    .filter((output) => output.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .flatMap(({ source }) => String(source).match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const webFonts = fontFaces.filter((face) => face.includes('url(')).join('');
  if (webFonts === '') throw new Error('No style sheet of the build has a web font.');
  // Fallbacks with the metrics of the web fonts.
  const fallbackFonts = fontFaces.filter((face) => !face.includes('url(')).join('');

  return async function fillTemplate(
    page: PageFile,
    rendered: RenderedPage,
    chunkUrls: readonly string[],
  ): Promise<BuiltPage> {
    const css = rendered.styles.map(([, text]) => text).join('');
    const cssUrl = emitCss(minifyCss(webFonts + css));
    const critical = await criticalCss(template + rendered.body, css);
    const styles = `<style>${minifyCss(fallbackFonts + HIDE_DEFERRED + critical)}</style>`;
    // At the end of the body it delays neither the first paint nor the script.
    const script = `<script data-chunks="${chunkUrls.join(' ')}">${loader}</script><link rel="stylesheet" href="${cssUrl}">`;
    const shell = {
      html: template
        .replace(PLACEHOLDERS.head, (head) => head + styles)
        .replace(PLACEHOLDERS.script, () => script),
      styleIds: rendered.styles.map(([id]) => id),
    };
    return { page, html: fillShell(shell, page.pattern, rendered), cssUrl, shell };
  };
}

/** Names the origin, and marks the places of the rendering and of the loader. */
function addPlaceholders(document: HTMLElement): void {
  document.querySelector('html')?.setAttribute('data-origin', new URL(site.url).origin);
  const root = document.querySelector('#root');
  root?.setAttribute('data-prerendered', PLACEHOLDERS.pattern);
  root?.set_content(PLACEHOLDERS.body, { comment: true });
  root?.insertAdjacentHTML('afterend', PLACEHOLDERS.data);
  document.querySelector('head')?.insertAdjacentHTML('beforeend', PLACEHOLDERS.head);
  document.querySelector('body')?.insertAdjacentHTML('beforeend', PLACEHOLDERS.script);
}
