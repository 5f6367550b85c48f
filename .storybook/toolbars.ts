/**
 * The preview names the choices that change what the open story shows: titles by value, by menu.
 * Preview and manager are bundled apart, and the manager without the site: this imports nothing.
 */
export const MENUS_EVENT = 'site/menus';

/** The choices of the menus but Network and Data: titles by value, by menu. */
export const choices = {
  session: {
    'signed-out': 'Signed out',
    'signed-in': 'Signed in',
    'about-to-expire': 'Session about to expire (15 s)',
  },
  motion: { reduced: 'Reduced motion' },
  page: { whole: 'Whole page' },
  text: { x150: 'Text × 1.5', x200: 'Text × 2', long: 'Longer texts' },
};

/** Settings that a reviewer can change for any story; MenuTool shows all but the first. */
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
  network: { description: 'Network' },
  data: { description: 'Data' },
  session: { description: 'Session' },
  motion: { description: 'Motion' },
  page: { description: 'Page' },
  text: { description: 'Text' },
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
