import { type ScenarioName, scenarios } from '#mocks/msw/scenarios.ts';

/** A toolbar menu. What is not chosen is the default, so the button is tinted only if it is set. */
function toolbar(
  name: string,
  title: string,
  icon: 'contrast' | 'user' | 'eye' | 'paragraph' | 'browser',
  normal: string,
  options: Readonly<Record<string, string>>,
) {
  const items = Object.entries(options).map(([value, label]) => ({ value, title: label }));
  const reset = { type: 'reset' as const, value: '', title: normal };
  return { description: name, toolbar: { title, icon, items: [reset, ...items] } };
}

/** Settings that a reviewer can change for any story. */
export const globalTypes = {
  scheme: toolbar('Colour scheme', 'Light', 'contrast', 'Light', {
    dark: 'Dark',
    both: 'Light and dark side by side',
  }),
  // ScenarioTool offers those that change what the open story shows.
  network: { description: 'Network' },
  data: { description: 'Data' },
  session: toolbar('Session', 'Session', 'user', 'Session: as the story says', {
    'signed-out': 'Signed out',
    'signed-in': 'Signed in',
    'about-to-expire': 'About to expire (15 s)',
  }),
  motion: toolbar('Motion', 'Motion', 'eye', 'Motion: as the system says', {
    reduced: 'Reduced motion',
  }),
  page: toolbar('Page', 'Page', 'browser', 'Page: without header and footer', {
    whole: 'Whole page',
  }),
  text: toolbar('Text', 'Text', 'paragraph', 'Text: as it is', {
    x150: 'Text × 1.5',
    x200: 'Text × 2',
    long: 'Longer texts',
  }),
};

export const initialGlobals = { viewport: { value: undefined, isRotated: false } };

/** Reads the toolbars' globals; unknown ones are the default. */
export function readGlobals(globals: Record<string, unknown>) {
  const { network, data, session, motion, text, page } = globals;
  const scheme = globals.scheme === 'dark' || globals.scheme === 'both' ? globals.scheme : 'light';
  return {
    scheme,
    // First the network: it lets a call pass, or responds whatever the data.
    chosenScenarios: [network, data].filter(isScenario),
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

function isScenario(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
