import { type ScenarioName, scenarios } from '#mocks/msw/scenarios.ts';

/** An option of a toolbar menu. */
interface Item {
  readonly value: string;
  readonly title: string;
}

function toolbar(
  name: string,
  icon: 'contrast' | 'globe' | 'user' | 'lightning' | 'paragraph',
  items: readonly Item[],
) {
  return {
    description: name,
    toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
  };
}

/** Settings that a reviewer can change for any story. */
export const globalTypes = {
  scheme: toolbar('Colour scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Light and dark side by side' },
  ]),
  network: toolbar(
    'Network',
    'globe',
    Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
  ),
  session: toolbar('Session', 'user', [
    { value: 'as-is', title: 'Session: as the story says' },
    { value: 'signed-out', title: 'Signed out' },
    { value: 'signed-in', title: 'Signed in' },
    { value: 'about-to-expire', title: 'About to expire (15 s)' },
  ]),
  motion: toolbar('Motion', 'lightning', [
    { value: 'full', title: 'Motion: full' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: toolbar('Text size', 'paragraph', [
    { value: '100', title: 'Text: as it is' },
    { value: '150', title: 'Text × 1.5' },
  ]),
};

export const initialGlobals = {
  scheme: 'light',
  network: 'as-is',
  session: 'as-is',
  motion: 'full',
  text: '100',
  viewport: { value: undefined, isRotated: false },
};

/** Reads the toolbars' globals; unknown values become the default. */
export function readGlobals(globals: Record<string, unknown>) {
  const network = String(globals.network);
  return {
    scheme: String(globals.scheme),
    network: Object.hasOwn(scenarios, network) ? (network as ScenarioName) : 'as-is',
    session: String(globals.session),
    isMotionReduced: globals.motion === 'reduced',
    textScale: globals.text === '150' ? 1.5 : 1,
  } as const;
}
