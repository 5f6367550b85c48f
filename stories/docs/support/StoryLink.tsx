import { useStories } from '../../../.storybook/docs/useStoryIndex.ts';

interface StoryLinkProps {
  /** The title in the story file, such as 'Pages/Blogs'. */
  title: string;
  /** The name of the export, such as 'LongContent'. */
  story: string;
  /** The text of the link. Default: the name of the story in the sidebar. */
  label?: string;
}

/** A link to a story. */
export function StoryLink({ title, story, label }: StoryLinkProps) {
  const entry = useStories().find((each) => each.title === title && each.exportName === story);
  if (!entry) return label ?? story;
  return (
    <a href={`./?path=/story/${entry.id}`} target="_top">
      {label ?? entry.name}
    </a>
  );
}
