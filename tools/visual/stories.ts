import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tag that keeps a story out of the visual tests; a comment beside it says why. */
export const UNSEEN_TAG = 'no-visual';

/** The widths of Storybook's toolbar in which a story is looked at, by the root of its title. */
const WIDTHS: Readonly<Record<string, readonly ViewportName[]>> = {
  Pages: ['laptop', 'phone'],
  Flows: ['laptop', 'phone'],
};
const OTHER_WIDTHS: readonly ViewportName[] = ['tablet'];

/** A viewport of Storybook's toolbar, by its name there. */
export type ViewportName = 'phone' | 'tablet' | 'laptop';

/** The stories of one file. They share a page of the browser, in this order. */
export interface Sitting {
  readonly storyIds: readonly string[];
  /** Where to look at each that chooses no viewport of its own. */
  readonly viewports: readonly ViewportName[];
}

/** What Storybook's index says of a story or a docs page. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** Reads which stories a built Storybook has. */
export function readIndex(storybookDir: string): readonly IndexEntry[] {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(storybookDir, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

/**
 * Plans the sittings for the stories whose id contains one of the words, or for all. The longest
 * come first, so that at the end no page of the browser waits for another.
 */
export function planSittings(
  entries: readonly IndexEntry[],
  words: readonly string[] = [],
): readonly Sitting[] {
  const files = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (!isWanted(entry, words)) continue;
    const stories = files.get(entry.importPath) ?? [];
    stories.push(entry);
    files.set(entry.importPath, stories);
  }
  return [...files.values()].map(sittingOf).sort((a, b) => weight(b) - weight(a));
}

function isWanted({ id, type, tags }: IndexEntry, words: readonly string[]): boolean {
  if (type !== 'story' || tags?.includes(UNSEEN_TAG)) return false;
  return words.length === 0 || words.some((word) => id.includes(word.toLowerCase()));
}

function sittingOf(stories: readonly IndexEntry[]): Sitting {
  const [root = ''] = stories[0]?.title.split('/') ?? [];
  return { storyIds: stories.map(({ id }) => id), viewports: WIDTHS[root] ?? OTHER_WIDTHS };
}

/** How many looks a sitting takes. */
function weight({ storyIds, viewports }: Sitting): number {
  return storyIds.length * viewports.length;
}
