import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './app/router/routes.tsx';
import { serializeForScript } from './lib/serializeForScript.ts';
import {
  type BuildTimeData,
  PRERENDERED_DATA_ID,
  PrerenderedDataContext,
} from './rendering/prerenderedData.ts';
import { selectPrerenderedData } from './rendering/selectPrerenderedData.ts';

/** The HTML and CSS of a page. */
export interface RenderedPage {
  /** The elements that React hoists into the head: title, description, canonical URL. */
  readonly head: string;
  readonly body: string;
  /** The script element with the page's prerendered data; empty for a page without. */
  readonly data: string;
  /** All styles that the page's elements have. */
  readonly css: string;
}

/** Shared by all pages, so that a lazy route is loaded once. */
const handler = createStaticHandler(routes);

/** Title, meta and link elements, which React writes before the page's own markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page at an address with the browser's routes, and with the API's data if the API has
 * responded. Rejects if a route throws or redirects, which no prerendered page does.
 */
export async function renderPage(url: URL, api?: BuildTimeData): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} redirects.`);
  const [routeError] = Object.values(context.errors ?? {});
  if (routeError) throw routeError;

  const data = api && selectPrerenderedData(url.pathname, api);
  const cache = createCache({ key: 'css' });
  // Before the render, because from then on Emotion collects the styles instead of inlining them.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderToText(
    <StrictMode>
      <CacheProvider value={cache}>
        <PrerenderedDataContext value={data ?? {}}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </PrerenderedDataContext>
      </CacheProvider>
    </StrictMode>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return {
    head,
    body: html.slice(head.length),
    data: data ? dataScript(data) : '',
    css: extractCriticalToChunks(html)
      .styles.map(({ css }) => css)
      .join(''),
  };
}

async function renderToText(app: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(app, {
    // Keeps every Suspense boundary in its place, whatever its size.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return chunks.join('');
}

const dataScript = (data: object) =>
  `<script type="application/json" id="${PRERENDERED_DATA_ID}">${serializeForScript(data)}</script>`;
