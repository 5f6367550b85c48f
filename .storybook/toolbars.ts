import { dataTitles, networkTitles } from '#mocks/msw/choices.ts';
import { allPages } from '#src/pageTable.ts';

/** The titles of the pages that have the public header and footer. */
const publicPages = new Set(
  allPages
    .filter(({ area }) => area === undefined || area === 'hidden')
    .map(({ module }) => `Pages/${module.replace(/.*\/|Page$/g, '')}`),
);

/** True if the toolbar can show the stories of a title as whole pages. */
export const hasWholePage = (title: string) => publicPages.has(title);

/** Pages and flows are documented by a list of their states, components by their looks. */
export const isScreen = (title: string) => /^(Pages|Flows)\//.test(title);

/** The pages that call nothing, and those that only send. */
const SILENT =
  /^Pages\/(About|Compare|Country|DashboardNotFound|Exam|Guide|NotFound|Offline|Privacy|RouteError)$/;
const SENDING = /^Pages\/(AddBlog|AddTestimonial|Contact|SignIn)$/;

/** True if a menu is there for the stories of a title: if it changes what they show. */
export function isOffered(menu: string, title: string): boolean {
  if (menu === 'page') return hasWholePage(title);
  // A public page looks the same to everybody.
  if (menu === 'session') return isScreen(title) && !hasWholePage(title);
  if (menu === 'data' && SENDING.test(title)) return false;
  // No component calls the API.
  if (menu === 'data' || menu === 'network') return isScreen(title) && !SILENT.test(title);
  return true;
}

/** Settings that a reviewer can change; MenuTool shows all but the first. */
export const globalTypes = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Light',
      icon: 'contrast' as const,
      items: [
        { type: 'reset' as const, value: '', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Light and dark side by side' },
      ],
    },
  },
  network: { description: 'Network', titles: networkTitles },
  data: { description: 'Data', titles: dataTitles },
  session: {
    description: 'Session',
    titles: {
      'signed-out': 'Signed out',
      'signed-in': 'Signed in',
      'about-to-expire': 'Session about to expire (15 s)',
    },
  },
  motion: { description: 'Motion', titles: { reduced: 'Reduced motion' } },
  page: { description: 'Page', titles: { whole: 'Whole page' } },
  text: {
    description: 'Text',
    titles: { x150: 'Text × 1.5', x200: 'Text × 2', long: 'Longer texts' },
  },
};

/** Reads the toolbars' globals; unknown ones are the default. */
export function readGlobals(globals: Record<string, unknown>) {
  const { network, data, session, motion, text, page } = globals;
  const scheme = globals.scheme === 'dark' || globals.scheme === 'both' ? globals.scheme : 'light';
  return {
    scheme,
    network: String(network),
    data: String(data),
    session: String(session),
    isMotionReduced: motion === 'reduced',
    textScale: text === 'x200' ? 2 : text === 'x150' ? 1.5 : 1,
    hasLongTexts: text === 'long',
    isWhole: page === 'whole',
  } as const;
}

/** The address of the open story with these settings. */
export function addressWith(globals: Record<string, unknown>): string {
  const address = new URL(window.location.href);
  const settings = Object.keys(globalTypes).filter((name) => globals[name]);
  address.searchParams.set('globals', settings.map((name) => `${name}:${globals[name]}`).join(';'));
  return address.href;
}
