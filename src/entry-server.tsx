import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';

/** A page as it stands before any script has run. */
export interface RenderedPage {
  /** What React lifts into the head: title, description, address. */
  readonly head: string;
  /** The style tags that the page needs for its first paint. */
  readonly styles: string;
  readonly body: string;
}

/** One for all pages: a route that is loaded once stays loaded. */
const handler = createStaticHandler(routes);

/** Title, meta and link tags, which React writes before the page's own markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page at an address through the routes of the browser. The build calls it once a
 * page. Rejects if a route throws or redirects: a page that is prerendered does neither.
 */
export async function renderPage(url: URL): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} answers with a redirect.`);
  const [routeError] = Object.values(context.errors ?? {});
  if (routeError) throw routeError;

  const cache = createCache({ key: 'css' });
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </CacheProvider>
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  const html = await readAll(prelude);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const head = HOISTED.exec(html)?.[0] ?? '';
  return {
    head,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    body: html.slice(head.length),
  };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks.join('');
}
