import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type Content, kinds, publicContent } from '#contracts/content.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { requestJson } from './api/client.ts';
import { preloadPath } from './app/router/lazyPage.tsx';
import { Pages, routes } from './app/router/routes.tsx';
import type { Rates } from './domain/exchangeRates.ts';
import { PRERENDERED_DATA_ID, PrerenderedDataContext } from './hydration/prerenderedData.ts';
import { selectPrerenderedData } from './hydration/selectPrerenderedData.ts';
import { serializeForScript } from './lib/serializeForScript.ts';

/** The HTML and CSS of a page. */
export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** Title, meta and link elements, which React writes before the page's own markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page at an address with the browser's routes, with the API's data if the API has
 * responded, and with the server's exchange rates if it has some. Rejects if a route throws.
 */
export async function renderPage(url: URL, content?: Content, rates?: Rates) {
  const data = selectPrerenderedData(url, content, rates);
  await preloadPath(routes, url.pathname, url.search);
  const cache = createCache({ key: 'css' });
  // Emotion collects the styles in the cache instead of inlining them.
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <PrerenderedDataContext value={{ ...data, ...(content && { content }) }}>
        <StaticRouter location={url}>
          <Pages />
        </StaticRouter>
      </PrerenderedDataContext>
    </CacheProvider>,
    {
      // Keeps every Suspense boundary in its place, whatever its size.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return {
    /** The elements that React hoists into the head, and the names of the styles. */
    head: hoisted + knownStyles(cache),
    body: html.slice(hoisted.length),
    /** The script element with the page's prerendered data. */
    data: dataScript(data),
    /** All styles of the page, each with its id. The same id means the same styles. */
    styles: Object.entries(cache.inserted).map(([id, css]) => [id, String(css)] as const),
  };
}

/** Fetches the entries that the site shows. Rejects if the API fails or breaks the contract. */
export async function fetchContent(): Promise<Content> {
  const lists = Object.values(kinds).map(
    async ({ name, list }: { name: string; list: AnyEndpoint }) => [
      name,
      (await requestJson(list)).data,
    ],
  );
  const json = JSON.stringify(Object.fromEntries(await Promise.all(lists)));
  // Replaces lone surrogates, which JSON may contain but a page may not, by U+FFFD.
  const wellFormed = JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return publicContent(wellFormed);
}

/**
 * Tells Emotion in the browser which styles the page has. Otherwise it would compile and insert
 * each of them again while React hydrates, nearly half of the time that it takes.
 */
function knownStyles({ key, inserted, registered }: EmotionCache): string {
  const isOfClass = (id: string) => registered[`${key}-${id}`] !== undefined;
  const ids = Object.keys(inserted);
  const names = ids.filter((id) => !isOfClass(id)).map((id) => `${key}-global ${id}`);
  names.push(`${key} ${ids.filter(isOfClass).join(' ')}`);
  return names.map((name) => `<style data-emotion="${name}"></style>`).join('');
}

const dataScript = (data: object) =>
  `<script type="application/json" id="${PRERENDERED_DATA_ID}">${serializeForScript(data)}</script>`;
