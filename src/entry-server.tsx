import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import {
  type ApiAnswers,
  BUILT_ANSWERS_ID,
  type BuiltAnswers,
  BuiltAnswersContext,
} from './api/builtAnswers.ts';
import { builtAnswersFor } from './app/builtAnswersFor.ts';
import { routes } from './app/routes.tsx';
import { scriptJson } from './content/scriptJson.ts';

/** A page as it stands before any script has run. */
export interface RenderedPage {
  /** What React lifts into the head: title, description, address. */
  readonly head: string;
  /** The style tags that the page needs for its first paint. */
  readonly styles: string;
  readonly body: string;
  /** The script tag that hands the API's answers on to the browser; empty for a page without. */
  readonly answers: string;
}

/** One for all pages: a route that is loaded once stays loaded. */
const handler = createStaticHandler(routes);

/** Title, meta and link tags, which React writes before the page's own markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page at an address through the routes of the browser, with what the API has answered
 * if it has. The build calls it once a page. Rejects if a route throws or redirects: a page that is
 * prerendered does neither.
 */
export async function renderPage(url: URL, api?: ApiAnswers): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} answers with a redirect.`);
  const [routeError] = Object.values(context.errors ?? {});
  if (routeError) throw routeError;

  const answers = api ? builtAnswersFor(url.pathname, api) : {};
  const cache = createCache({ key: 'css' });
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <BuiltAnswersContext value={answers}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </BuiltAnswersContext>
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
    answers: Object.keys(answers).length > 0 ? answersTag(answers) : '',
  };
}

function answersTag(answers: BuiltAnswers): string {
  return `<script type="application/json" id="${BUILT_ANSWERS_ID}">${scriptJson(answers)}</script>`;
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks.join('');
}
