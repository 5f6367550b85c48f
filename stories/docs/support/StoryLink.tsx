import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface StoryLinkProps {
  /** The title of its file, such as 'Pages/Blogs'. */
  title: string;
  /** Its name as it is exported, such as 'LongContent'. */
  story: string;
}

/** A link to a story by the names it has in its file. */
export function StoryLink({ title, story }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
      {story}
    </a>
  );
}
