import GlobalStyles from '@mui/material/GlobalStyles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { createMemoryStore } from '#mocks/backend/store.ts';
import { blogs, testimonials } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { scenarioHandlers } from '#mocks/scenarios.ts';
import { noMotion } from '#src/theme/noMotion.ts';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';
import { AtRoute, type StoryRoute } from './AtRoute.tsx';
import { arrangeSession } from './arrangeSession.ts';
import { docs } from './docs.tsx';
import { modes } from './modes.ts';
import { publicFiles } from './publicFiles.ts';
import { OnDocsPage, SideBySide, Surroundings } from './Surroundings.tsx';
import { globalTypes, initialGlobals, readGlobals } from './toolbars.ts';
import { judgeStory, watchStory } from './watchStory.ts';

/** The moment at which every story stands: a Thursday, 12:15 in Kathmandu; the office is open. */
const STORY_TIME = new Date('2025-11-20T06:30:00Z');

/** How long a story waits for what it looks for, in ms: the machine may be busy with others. */
const PATIENCE_MS = 5000;

/** How long the effects of the first render may keep a story's play waiting, in ms. */
const MOUNT_PATIENCE_MS = 500;

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Where the story's component is mounted. Default: `/`. */
    route?: StoryRoute;
    /** Console errors and warnings that the story means to cause; any other fails it. */
    expectedLogs?: RegExp[];
    /** For the visual tests: the element, by its selector, where the picture begins. */
    visual?: { from: string };
  }
}

/** Starts the worker; a request to the API that no handler answers is an error, and fails the story. */
async function startWorker() {
  const worker = setupWorker(...publicFiles());
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      if (new URL(frame.data.request.url).pathname.includes('/api/')) defaults.error();
    },
  });
  return worker;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A component alone is no page: landmarks and the h1 are asked of pages by the e2e tests.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: { modes },
    docs,
    options: {
      storySort: {
        order: [
          'Welcome',
          ['Start here', 'Write a component', 'Data states', 'Accessibility', 'Release notes'],
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Elevation', 'Motion', 'Icons'],
          'Components',
          'Pages',
          'Flows',
          'Contract',
          ['Overview', 'Testimonials', 'Blogs', 'E-mail'],
        ],
      },
    },
  },
  /**
   * Lets events reach React as they do on the site, instead of inside `act`: the router's changes of
   * address are transitions, which `act` cannot wait for and warns of.
   */
  beforeAll() {
    configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: PATIENCE_MS });
  },
  /**
   * Storybook's own, and then waits for the effects of the first render: the built Storybook has no
   * `act` that would, and a play would begin before its component can answer.
   */
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MOUNT_PATIENCE_MS }));
    return context.canvas;
  },
  async beforeEach(context) {
    const { msw } = context;
    MockDate.set(STORY_TIME);
    // The whole API, over data of its own for each story; what a story adds goes in front.
    msw.use(...createHandlers(createMemoryStore({ blogs, testimonials })));
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) {
      // MSW's worker keeps its list of clients in a cache of its own.
      if (!name.startsWith('msw:')) await caches.delete(name);
    }
    const stopWatching = watchStory(context);
    return () => {
      MockDate.reset();
      stopWatching();
    };
  },
  afterEach: judgeStory,
  decorators: [
    (Story, { globals, parameters, id, msw, viewMode }) => {
      const { scheme, network, session, isMotionReduced, textScale } = readGlobals(globals);
      if (viewMode === 'docs')
        return (
          <OnDocsPage scheme={scheme}>
            <AtRoute route={parameters.route}>
              <Story />
            </AtRoute>
          </OnDocsPage>
        );
      if (scheme === 'both') return <SideBySide />;
      const root = document.documentElement;
      root.setAttribute('data-scheme', scheme);
      root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`;
      const setting = `${network} ${session}`;
      const arrange = () => {
        msw.use(...scenarioHandlers(network));
        arrangeSession(session);
      };
      return (
        <Surroundings key={id} storyId={id} setting={setting} arrange={arrange}>
          <SiteTheme mode={scheme === 'dark' ? 'dark' : 'light'}>
            {isMotionReduced && <GlobalStyles styles={noMotion} />}
            <AtRoute route={parameters.route}>
              <Story />
            </AtRoute>
          </SiteTheme>
        </Surroundings>
      );
    },
  ],
});
