import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface StoryLinkProps {
  /** The title in the story file, such as 'Pages/Blogs'. */
  title: string;
  /** The name of the export, such as 'LongContent'. */
  story: string;
}

/** A link to a story. */
export function StoryLink({ title, story }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
      {story}
    </a>
  );
}
