import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer, { type EmotionServer } from '@emotion/server/create-instance';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';
import { LaterProvider } from './components/Later.tsx';
import { scriptJson } from './content/scriptJson.ts';
import {
  type BuildTimeData,
  PRERENDERED_DATA_ID,
  type PrerenderedData,
  PrerenderedDataContext,
} from './rendering/prerenderedData.ts';
import { selectPrerenderedData } from './rendering/selectPrerenderedData.ts';

/** A page as it stands before any script has run. */
export interface RenderedPage extends PageStyles {
  /** What React lifts into the head: title, description, address. */
  readonly head: string;
  readonly body: string;
  /** The script tag that hands the API's answers on to the browser; empty for a page without. */
  readonly answers: string;
}

/** What a page looks like, by when it has to be there. */
export interface PageStyles {
  /** The sheets that are every page's. */
  readonly globalStyles: readonly Styles[];
  /** What the first window needs besides. */
  readonly firstStyles: Styles;
  /** What the `Later` parts need besides. */
  readonly laterStyles: Styles;
}

/** Some of Emotion's rules. */
interface Styles {
  /** What Emotion's names for rules of their kind begin with. */
  readonly key: string;
  /** The names under which Emotion knows them. */
  readonly names: readonly string[];
  readonly css: string;
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
export async function renderPage(url: URL, api?: BuildTimeData): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} answers with a redirect.`);
  const [routeError] = Object.values(context.errors ?? {});
  if (routeError) throw routeError;

  const answers = api ? selectPrerenderedData(url.pathname, api) : {};
  const cache = createCache({ key: 'css' });
  // Before anything is rendered: from then on Emotion collects, where it would write into the page.
  const emotion = createEmotionServer(cache);
  const render = (time: 'now' | 'never') =>
    renderToText(
      <StrictMode>
        <CacheProvider value={cache}>
          <PrerenderedDataContext value={answers}>
            <LaterProvider time={time}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </LaterProvider>
          </PrerenderedDataContext>
        </CacheProvider>
      </StrictMode>,
    );
  const html = await render('now');
  const firstWindow = await render('never');
  const head = HOISTED.exec(html)?.[0] ?? '';
  return {
    head,
    ...partStyles(cache, emotion, html, firstWindow),
    body: html.slice(head.length),
    answers: Object.keys(answers).length > 0 ? answersTag(answers) : '',
  };
}

/** Parts what a page needs for its first window from what its `Later` parts need besides. */
function partStyles(
  { key, inserted }: EmotionCache,
  { extractCriticalToChunks }: EmotionServer,
  html: string,
  firstWindow: string,
): PageStyles {
  const all = extractCriticalToChunks(html).styles;
  const namesIn = (text: string) =>
    extractCriticalToChunks(text).styles.flatMap((chunk) => (chunk.key === key ? chunk.ids : []));
  const stylesOf = (names: readonly string[]): Styles => ({
    key,
    names,
    css: names.map((name) => inserted[name]).join(''),
  });
  const first = new Set(namesIn(firstWindow));
  return {
    globalStyles: all
      .filter((chunk) => chunk.key !== key)
      .map((chunk) => ({ key: chunk.key, names: chunk.ids, css: chunk.css })),
    firstStyles: stylesOf([...first]),
    laterStyles: stylesOf(namesIn(html).filter((name) => !first.has(name))),
  };
}

async function renderToText(app: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(app, {
    onError(error) {
      throw error;
    },
  });
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return chunks.join('');
}

function answersTag(answers: PrerenderedData): string {
  return `<script type="application/json" id="${PRERENDERED_DATA_ID}">${scriptJson(answers)}</script>`;
}
