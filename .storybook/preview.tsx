import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { NOW } from '#mocks/clock.ts';
import { content } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { choiceHandlers } from '#mocks/msw/scenarios.ts';
import { serverData } from '#mocks/serverFixtures.ts';
import { paths } from '#src/pageTable.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { reducedMotionStyles } from '#src/theme/reducedMotionStyles.ts';
import { docs } from './docs/docs.tsx';
import { isFramed, keepDocsPageStill, StoryFrame } from './docs/StoryFrame.tsx';
import { jsxName } from './jsxName.ts';
import { lengthenTexts } from './longTexts.ts';
import { startMockWorker } from './mockWorker.ts';
import { isRenderedAgain, markPlayed } from './openStory.ts';
import { clearStorage, keepStorageInWindow } from './ownStorage.ts';
import { showPropTypes } from './propTypes.ts';
import { SideBySide } from './SideBySide.tsx';
import { applySessionGlobal, writeStorySession } from './session.ts';
import { assertStoryGuards, holdToasts, installStoryGuards } from './storyGuards.ts';
import { globalTypes, hasWholePage, readGlobals } from './toolbars.ts';
import { loadWholePage, wholePage } from './wholePage.tsx';
import { type StoryRoute, withRouter } from './withRouter.tsx';

/** True if the stories run as tests: a story that somebody looks at is not checked. */
const isVitest = import.meta.env.MODE === 'test';

/** The time for which `findBy` and `waitFor` retry, in ms: more than the default, for slow CI. */
const ASYNC_UTIL_TIMEOUT_MS = 5000;

/** The wait for the effects of the first render in Safari, which has no `scheduler`, in ms. */
const EFFECTS_MS = 50;

/** One `<style>` for all styles, as on the site: with one for each, every new one is slow. */
const emotionCache = createCache({ key: 'css', speedy: true });

/** A story on a docs page has the page of the site behind it, not Storybook's. */
const docsStoryStyle = { padding: 24, background: 'var(--page)' };

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The path at which the story is mounted. Default: `/`. */
    route?: StoryRoute;
    /** Console errors and warnings that the story causes on purpose; any other fails it. */
    expectedLogs?: RegExp[];
    /** The docs page shows the story in a window of its own, because it covers a page. */
    isFramed?: true;
    /** The parts of MUI in the code of a base part, whose imports its docs page prints. */
    mui?: string[];
    /** The selector of the element that the screenshot shows. Default: all of the page. */
    visual?: { element: string };
  }
}

/** Resolves when the effects of the first render have run, and the updates that they cause. */
async function afterEffects(): Promise<void> {
  if ('scheduler' in window) await scheduler.postTask(() => undefined, { priority: 'background' });
  else await new Promise((resolve) => setTimeout(resolve, EFFECTS_MS));
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker)],
  tags: ['autodocs'],
  globalTypes,
  argTypesEnhancers: [showPropTypes],
  parameters: {
    // A setting may leave nothing to press: the story stays, and the panel of the steps says so.
    throwPlayFunctionExceptions: false,
    // In the code of a docs page; Storybook would print a spy's own code.
    jsx: { displayName: jsxName, functionValue: () => '() => {}' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of what has passed, a test needs no list. Only a rule about sound loads anything.
        ...(isVitest && { resultTypes: ['violations'], preload: false }),
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
            'Pages and states',
            'Write a component',
            'Data states',
            'Accessibility',
            'Release notes',
          ],
          'Foundations',
          ['Colour', 'Tokens', 'Spacing, elevation, motion', 'Type'],
          'Base parts',
          'Components',
          'Patterns',
          'Pages',
          'Flows',
          'Rendering',
          'Contract',
        ],
      },
    },
  },
  /** Dispatches events without `act`, which warns about the router's transitions. */
  beforeAll() {
    configure({
      eventWrapper: (dispatch) => dispatch(),
      asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS,
      // `findBy` and `waitFor` make an error at every try; printing the document took most of it.
      getElementError: (message) => new Error(message ?? undefined),
    });
  },
  /**
   * Applies the toolbars' settings after the `beforeEach` of the story, which they override, and
   * waits for the first effects, because the built Storybook has no `act`, and for the fonts, which
   * come later than a story from the browser's cache.
   */
  mount: (context) => async () => {
    const { scheme, network, data, session, isWhole } = readGlobals(context.globals);
    // Before its play function, which finds nothing of a page that waits for them.
    if (isWhole) await loadWholePage();
    if (context.viewMode === 'story' && scheme !== 'both') {
      // First the network: it lets a call pass, or responds whatever the data.
      context.msw.use(...choiceHandlers(network), ...choiceHandlers(data));
      applySessionGlobal(session);
    }
    await context.renderToCanvas();
    await afterEffects();
    await document.fonts.ready;
    return context.canvas;
  },
  async beforeEach(context) {
    const { msw, viewMode, tags, parameters } = context;
    if (viewMode === 'story' && (await isRenderedAgain(context))) return undefined;
    MockDate.set(NOW);
    // The whole API over fresh data; a story's own handlers go in front.
    msw.use(...createHandlers({ ...content, ...serverData }));
    clearStorage();
    if (parameters.route?.url.startsWith(paths.dashboard)) writeStorySession();
    // axe looks at a story, not again at each of its tests.
    if (tags.includes('test-fn')) context.globals.a11y = { ...context.globals.a11y, manual: true };
    const removeStoryGuards = isVitest ? installStoryGuards(context) : undefined;
    return () => {
      MockDate.reset();
      removeStoryGuards?.();
    };
  },
  async afterEach(context) {
    markPlayed();
    holdToasts();
    if (readGlobals(context.globals).hasLongTexts) lengthenTexts(context);
    if (isVitest) assertStoryGuards(context);
  },
  decorators: [
    (Story, context) => {
      const { globals, parameters, id } = context;
      const { scheme, isMotionReduced, textScale, isWhole } = readGlobals(globals);
      if (context.viewMode === 'docs' && isFramed(context))
        return <StoryFrame story={context} scheme={scheme === 'dark' ? 'dark' : 'light'} />;
      if (context.viewMode === 'docs')
        return (
          <AppThemeProvider key={id} mode={scheme === 'dark' ? 'dark' : 'light'}>
            <div style={docsStoryStyle}>{withRouter(<Story />, parameters.route)}</div>
          </AppThemeProvider>
        );
      const isBoth = scheme === 'both';
      const root = document.documentElement;
      root.setAttribute('data-scheme', isBoth ? 'light' : scheme);
      root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`;
      if (isBoth) return <SideBySide key={id} globals={globals} parameters={parameters} />;
      return (
        <AppThemeProvider key={id} mode={scheme}>
          {isMotionReduced && <GlobalStyles styles={reducedMotionStyles} />}
          {withRouter(
            <Story />,
            parameters.route,
            isWhole && hasWholePage(context.title) ? wholePage : null,
          )}
        </AppThemeProvider>
      );
    },
    (Story) => (
      <CacheProvider value={emotionCache}>
        <Story />
      </CacheProvider>
    ),
  ],
});

// As index.html does: what is hidden without a script is shown.
document.documentElement.dataset.supported = '';

keepStorageInWindow();
keepDocsPageStill();

export default preview;
