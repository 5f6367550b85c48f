import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * What no visitor's browser ever runs, and what stands in its place: modules by the end of their
 * path. Each is in a library that pulls it in whether it is used or not.
 */
const modules: Readonly<Record<string, string>> = {
  // The site's requests go by XMLHttpRequest, carry JSON, and show no progress.
  'axios/lib/adapters/fetch.js': 'export const getFetch = leftOut;',
  'axios/lib/helpers/toFormData.js': 'export default leftOut;',
  'axios/lib/helpers/toURLEncodedForm.js': 'export default leftOut;',
  'axios/lib/helpers/formDataToJSON.js': 'export default leftOut;',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default leftOut;',
  'axios/lib/helpers/progressEventReducer.js':
    'export const progressEventReducer = leftOut, progressEventDecorator = leftOut, asyncDecorator = leftOut;',
  // The API has no cookies, so none tells of cross-site forgery.
  'axios/lib/helpers/cookies.js':
    'export default { read: () => null, readAsync: async () => null };',
  'axios/lib/cancel/CancelToken.js': 'export default leftOut;',
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  // The theme turns ripples off.
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default leftOut;',
  // index.html chooses the colour scheme itself; MUI asks for these names alone.
  '@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs': `
    export const DEFAULT_MODE_STORAGE_KEY = 'mode', DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme',
      DEFAULT_ATTRIBUTE = 'data-color-scheme', buildInitColorSchemeScript = leftOut;
    export default leftOut;`,
  // A list of all that HTML knows, 2 KB of it. Types keep anything else from the site's own elements,
  // save for what Emotion and MUI themselves mean.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': `
    const meant = new Set(['as', 'ownerState', 'sx', 'theme']);
    export default (prop) => !meant.has(prop);`,
  // Only Emotion's `withTheme` asks for it.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default leftOut;',
};

/** Imports that are left out only where these modules make them: importer, then what it imports. */
const imports: Readonly<Record<string, string>> = {
  // A busy button of ours brings its own spinner, and only forms have one.
  '@mui/material/Button/Button.mjs': '../CircularProgress/index.mjs',
  '@mui/material/IconButton/IconButton.mjs': '../CircularProgress/index.mjs',
};

/**
 * The half of React Router's data router that serves links, actions, forms, fetchers, redirects, blockers,
 * React Server Components and the framework mode: functions by name, in a package that is one
 * module and cannot be shaken. One that is called all the same throws, and the end-to-end tests,
 * which run what this leaves, see it.
 */
const routerModule = /react-router\/dist\/production\/chunk-[^/]+\.mjs$/;
const routerFunctions: ReadonlySet<string> = new Set([
  'convertFormDataToSearchParams',
  'deserializeErrors',
  'discoverRoutes',
  'explodeOptionalSegments',
  'fetch2',
  'getDoneFetcher',
  'getFormSubmissionInfo',
  'getKeyedPrefetchLinks',
  'getLoadingFetcher',
  'getModuleLinkHrefs',
  'getNewMatchesForLinks',
  'getRouteInstrumentationUpdates',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'HistoryRouter',
  'instrumentClientSideRouter',
  'LinkWithRef',
  'loadRouteModule',
  'NavLinkWithRef',
  'normalizeRedirectLocation',
  'normalizeRelativeRoutingRedirectResponse',
  'patchRoutesImpl',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'revalidate',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'singleFetchUrl',
  'startRedirectNavigation',
  'shouldProcessLinkClick',
  'updateBlocker',
  'useFormAction',
  'useLinkClickHandler',
  'usePrefetchBehavior',
  'useSubmit',
  'useViewTransitionState',
]);

const LEFT_OUT = '\0left-out';

/** What is run all the same says what it was. */
const bodyOf = (name: string) => `{ throw new Error('Left out of the build: ${name}'); }`;

/**
 * Leaves out of the browser's build what it would download and never run. Fails the build where a
 * library no longer has what is named here, so that the list stays true.
 */
export function leaveOut(): Plugin {
  const wanted = new Set([...Object.keys(modules), ...Object.keys(imports), ...routerFunctions]);
  let isWholeSite = true;
  return {
    name: 'leave-out',
    enforce: 'pre',
    configResolved({ build }) {
      isWholeSite = !build.lib;
    },
    resolveId(source, importer) {
      if (source === LEFT_OUT) return source;
      const entry = importer && find(imports, importer);
      if (!entry || entry[1] !== source) return null;
      wanted.delete(entry[0]);
      return LEFT_OUT;
    },
    load(id) {
      if (id === LEFT_OUT) return `export default function leftOut() ${bodyOf('a module')}`;
      const entry = find(modules, id);
      if (!entry) return null;
      wanted.delete(entry[0]);
      return { code: `import leftOut from '${LEFT_OUT}'; ${entry[1]}`, moduleSideEffects: false };
    },
    transform: {
      filter: { id: routerModule },
      handler: (code) => emptyFunctions(code, (name) => wanted.delete(name)),
    },
    buildEnd(error) {
      if (error || !isWholeSite || wanted.size === 0) return;
      throw new Error(
        `tools/build/leave-out.ts names what is not there: ${[...wanted].join(', ')}`,
      );
    },
  };
}

function find(byPath: Readonly<Record<string, string>>, id: string) {
  return Object.entries(byPath).find(([path]) => id.replaceAll('\\', '/').endsWith(`/${path}`));
}

/** The code with the bodies of the router's unused functions gone; tells `found` their names. */
function emptyFunctions(code: string, found: (name: string) => void): string {
  const bodies: { start: number; end: number; name: string }[] = [];
  const note = ({ id, body }: ESTree.Function) => {
    if (!id || !body || !routerFunctions.has(id.name)) return;
    found(id.name);
    bodies.push({ ...body, name: id.name });
  };
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note }).visit(
    parseSync('router.mjs', code).program,
  );
  // From the end, so that what is cut moves nothing that is still to be cut.
  return bodies
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, name }) => rest.slice(0, start) + bodyOf(name) + rest.slice(end),
      code,
    );
}
