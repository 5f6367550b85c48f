import { projectPath } from '../sourceUrl.ts';
import { useStoryIndex } from './useStoryIndex.ts';

/** The files of a story's component and of the story, each a link if it is known where they are. */
export function SourceFiles({ storyId }: { storyId: string | undefined }) {
  const story = useStoryIndex().find(({ id }) => id === storyId);
  const base = import.meta.env.STORYBOOK_SOURCE_URL;
  return [story?.componentPath, story?.importPath].map((file) => {
    if (!file) return null;
    const path = projectPath(file);
    return (
      <p key={path}>
        <code>{base ? <a href={base + path}>{path}</a> : path}</code>
      </p>
    );
  });
}
