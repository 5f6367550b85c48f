import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story as Storybook's index has it. */
export interface IndexedStory {
  /** The title of its file, such as `Pages/Blogs`. */
  title: string;
  /** Its own name, such as `Loaded`. */
  name: string;
  tags: readonly string[];
  /** Whether it has a play function, its own or that of the story it extends. */
  hasPlay: boolean;
  /** The text of the file it stands in. */
  source: string;
}

/** All stories, as Storybook itself reads them, without a browser. */
export function readStoryIndex(): IndexedStory[] {
  return readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => storiesIn(join('stories', file)));
}

function storiesIn(fileName: string): IndexedStory[] {
  const source = readFileSync(fileName, 'utf8');
  const { indexInputs } = loadCsf(source, {
    fileName,
    makeTitle: (title) => title ?? fileName,
  }).parse();
  const stories = indexInputs.map(({ title = fileName, exportName, tags = [] }) => ({
    title,
    name: exportName,
    tags,
    source,
  }));

  const extended = new Map<string | undefined, string | undefined>(
    Array.from(source.matchAll(/^export const (\w+) = (\w+)\.extend\(/gm), ([, name, base]) => [
      name,
      base,
    ]),
  );
  const hasPlay = (name: string): boolean => {
    const base = extended.get(name);
    const isTagged = stories.find((story) => story.name === name)?.tags.includes('play-fn');
    return isTagged || (base !== undefined && hasPlay(base));
  };
  return stories.map((story) => ({ ...story, hasPlay: hasPlay(story.name) }));
}
