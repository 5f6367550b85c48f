import GlobalStyles from '@mui/material/GlobalStyles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { content } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { scenarioHandlers } from '#mocks/msw/scenarios.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { reducedMotionStyles } from '#src/theme/reducedMotionStyles.ts';
import { applySessionGlobal } from '../stories/support/applySessionGlobal.ts';
import type { ResponseCase } from '../stories/support/assertResponseCases.ts';
import { holdToasts } from '../stories/support/holdToasts.ts';
import { assertStoryGuards, installStoryGuards } from '../stories/support/storyGuards.ts';
import { DocsStoryWrapper } from './DocsStoryWrapper.tsx';
import { docs } from './docs.tsx';
import { lengthenTexts, simulateMedia } from './media.ts';
import { showPropTypes } from './propTypes.ts';
import { publicAssetHandlers } from './publicAssetHandlers.ts';
import { RemountOnGlobalsChange } from './RemountOnGlobalsChange.tsx';
import { RestBanner } from './RestBanner.tsx';
import { isAtRest, restReason, setAutoplay } from './restingPlay.ts';
import { SideBySide } from './SideBySide.tsx';
import { globalTypes, initialGlobals, readGlobals } from './toolbars.ts';
import { type StoryRoute, withRouter } from './withRouter.tsx';

/** The time in every story: a Thursday, 12:15 in Kathmandu, in office hours. */
const FIXED_NOW = new Date('2025-11-20T06:30:00Z');

/** How long `findBy` and `waitFor` retry, in ms. Higher than the default for slow CI machines. */
const ASYNC_UTIL_TIMEOUT_MS = 5000;

/** How long effects of the first render may delay the play function, in ms. */
const MOUNT_TIMEOUT_MS = 500;

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Where the story is mounted. Default: `/`. */
    route?: StoryRoute;
    /** The address of the link that the story follows; any other story ends where it began. */
    endsAt?: string;
    /** Console errors and warnings that the story causes on purpose; any other fails it. */
    expectedLogs?: RegExp[];
    /** The API responses that the story shows; it fails if one does not occur. */
    responseCases?: ResponseCase[];
    /** For the visual tests: the selector of the element that the screenshot shows. Default: all. */
    visual?: { element: string };
  }
}

/** Starts the worker. A request to the API without a handler is an error, and fails the story. */
async function startWorker() {
  const worker = setupWorker(...publicAssetHandlers());
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      if (new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

/** The stories of a docs page start together, but the page may have one worker only. */
let startedWorker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (startedWorker ??= startWorker()))],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [showPropTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A component is not a page: the e2e tests check landmarks and headings of whole pages.
      config: {
        rules: ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map(
          (id) => ({ id, enabled: false }),
        ),
      },
    },
    viewport: {
      options: {
        smallest: { name: 'Phone 320', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: {
      modes: {
        'light 360': { scheme: 'light', viewport: 'phone' },
        'light 1440': { scheme: 'light', viewport: 'laptop' },
        'dark 360': { scheme: 'dark', viewport: 'phone' },
        'dark 1440': { scheme: 'dark', viewport: 'laptop' },
      },
    },
    docs,
    options: {
      storySort: {
        order: [
          'Welcome',
          [
            'Start here',
            'Find a component',
            'Toolbars and panels',
            'All pages and states',
            'Gallery of pages',
            'Write a component',
            'Data states',
            'Accessibility',
            'Release notes',
          ],
          'Foundations',
          ['Colour', 'Tokens', 'Type', 'Spacing', 'Elevation', 'Motion', 'Icons', 'MUI parts'],
          'Components',
          'Pages',
          'Flows',
          'Rendering',
          'Contract',
          ['Overview', 'Testimonials', 'Blogs', 'E-mail'],
        ],
      },
    },
  },
  /** Dispatches events as on the site, without `act`, which warns about the router's transitions. */
  beforeAll() {
    configure({
      eventWrapper: (dispatch) => dispatch(),
      asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS,
    });
  },
  /** Storybook's own mount, and a wait for the first effects: the built Storybook has no `act`. */
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MOUNT_TIMEOUT_MS }));
    return context.canvas;
  },
  async beforeEach(context) {
    const { msw } = context;
    MockDate.set(FIXED_NOW);
    // The whole API over fresh data; a story's own handlers go in front.
    msw.use(...createHandlers(content));
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) {
      // MSW's worker keeps its list of clients in a cache of its own.
      if (!name.startsWith('msw:')) await caches.delete(name);
    }
    const isResting = isAtRest(context);
    setAutoplay(context, !isResting);
    if (isResting) context.globals.a11y = { ...context.globals.a11y, manual: true };
    const removeStoryGuards = isResting ? undefined : installStoryGuards(context);
    return () => {
      MockDate.reset();
      removeStoryGuards?.();
    };
  },
  async afterEach(context) {
    holdToasts();
    if (!isAtRest(context)) await assertStoryGuards(context);
  },
  decorators: [
    (Story, context) => {
      const { globals, parameters, id, msw, canvasElement } = context;
      const { scheme, network, session, media, textScale, hasLongTexts } = readGlobals(globals);
      if (context.viewMode === 'docs')
        return (
          <DocsStoryWrapper scheme={scheme}>
            {withRouter(<Story />, parameters.route)}
          </DocsStoryWrapper>
        );
      const isBoth = scheme === 'both';
      const root = document.documentElement;
      root.setAttribute('data-scheme', isBoth ? 'light' : scheme);
      root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`;
      const applyGlobals = () => {
        if (isBoth) return;
        msw.use(...scenarioHandlers(network));
        applySessionGlobal(session);
        const effects = [simulateMedia(media), hasLongTexts && lengthenTexts(canvasElement)];
        return () => {
          for (const end of effects) if (end) end();
        };
      };
      return (
        <RemountOnGlobalsChange
          key={id}
          storyId={id}
          globalsKey={[network, session, media, hasLongTexts, isBoth].join(' ')}
          applyGlobals={applyGlobals}
        >
          {isBoth ? (
            <SideBySide globals={globals} parameters={parameters} />
          ) : (
            <AppThemeProvider mode={scheme}>
              {media === 'reduced' && <GlobalStyles styles={reducedMotionStyles} />}
              <RestBanner reason={restReason(context)} />
              {withRouter(<Story />, parameters.route)}
            </AppThemeProvider>
          )}
        </RemountOnGlobalsChange>
      );
    },
  ],
});
