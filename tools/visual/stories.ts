import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tag that keeps a story out of the visual tests; a comment beside it says why. */
export const UNSEEN_TAG = 'no-visual';

/** The widths of Storybook's toolbar in which a story is looked at, by the root of its title. */
const WIDTHS: Readonly<Record<string, readonly ViewportName[]>> = {
  Pages: ['phone', 'laptop'],
  Flows: ['phone', 'laptop'],
};
const OTHER_WIDTHS: readonly ViewportName[] = ['tablet'];

/** A viewport of Storybook's toolbar, by its name there. */
export type ViewportName = 'phone' | 'tablet' | 'laptop';

/** The stories of one file in one viewport. They share a page of the browser, in this order. */
export interface Sitting {
  readonly viewport: ViewportName;
  /** A story that chooses a viewport of its own is looked at in that one, in the first sitting. */
  readonly isFirst: boolean;
  readonly storyIds: readonly string[];
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
  return [...files.values()]
    .flatMap(sittingsOf)
    .sort((a, b) => b.storyIds.length - a.storyIds.length);
}

function isWanted({ id, type, tags }: IndexEntry, words: readonly string[]): boolean {
  if (type !== 'story' || tags?.includes(UNSEEN_TAG)) return false;
  return words.length === 0 || words.some((word) => id.includes(word.toLowerCase()));
}

function sittingsOf(stories: readonly IndexEntry[]): readonly Sitting[] {
  const [root = ''] = stories[0]?.title.split('/') ?? [];
  const storyIds = stories.map(({ id }) => id);
  return (WIDTHS[root] ?? OTHER_WIDTHS).map((viewport, index) => ({
    viewport,
    isFirst: index === 0,
    storyIds,
  }));
}
