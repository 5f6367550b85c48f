import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface StoryLinkProps {
  /** The title in the story file, such as 'Pages/Blogs'. */
  title: string;
  /** The name of the export, such as 'LongContent'. */
  story: string;
  /** The text of the link. Default: the name of the export. */
  label?: string;
}

/** A link to a story. */
export function StoryLink({ title, story, label = story }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(story))}`} target="_top">
      {label}
    </a>
  );
}
