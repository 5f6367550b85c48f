/** A story or a docs page of the built Storybook. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  /** The colour scheme that the story fixes; the toolbar does not change it. */
  readonly scheme?: string;
  /** The window that the story asks for, in px. */
  readonly viewport?: Size;
  /** The address of the link that the story follows. */
  readonly endsAt?: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Entries that are opened one after the other in one page, with the same settings. */
export interface Visits {
  /** The settings of the toolbars, as in Storybook's URL. */
  readonly globals: string;
  readonly window: Size;
  readonly entries: readonly Entry[];
}

const LAPTOP: Size = { width: 1440, height: 900 };

/** So many entries are opened in one page, before a new one takes its place. */
const MAX_ENTRIES = 30;

/** The first story of each file. */
function firstStories(stories: readonly Entry[]): Entry[] {
  return [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
}

/**
 * What to open: every story at its own size and at 1440 px, and every docs page at 1440 px, in light,
 * in dark and side by side, or only in the scheme that the story fixes; the first story of each page
 * with each network.
 */
export function planVisits(entries: readonly Entry[], networks: readonly string[]): Visits[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const docs = entries.filter(({ type }) => type === 'docs');
  const sized = stories.filter(({ viewport }) => viewport && viewport.width !== LAPTOP.width);
  const sizes = new Map(sized.map(({ viewport }) => [JSON.stringify(viewport), viewport]));
  const pages = firstStories(stories.filter(({ title }) => title.startsWith('Pages/')));
  const inAllSchemes = (some: readonly Entry[], window: Size): Visits[] =>
    ['light', 'dark', 'both'].map((scheme) => ({
      globals: `scheme:${scheme}`,
      window,
      entries: scheme === 'light' ? some : some.filter((entry) => !entry.scheme),
    }));
  const all: Visits[] = [
    ...inAllSchemes(stories, LAPTOP),
    ...inAllSchemes(docs, LAPTOP).slice(0, 2),
    ...[...sizes].flatMap(([key, size = LAPTOP]) =>
      inAllSchemes(
        sized.filter(({ viewport }) => JSON.stringify(viewport) === key),
        size,
      ),
    ),
    ...networks.map((name) => ({ globals: `network:${name}`, window: LAPTOP, entries: pages })),
  ];
  return all.flatMap(split);
}

function split({ entries, ...settings }: Visits): Visits[] {
  if (entries.length <= MAX_ENTRIES) return entries.length > 0 ? [{ ...settings, entries }] : [];
  return [
    { ...settings, entries: entries.slice(0, MAX_ENTRIES) },
    ...split({ ...settings, entries: entries.slice(MAX_ENTRIES) }),
  ];
}
