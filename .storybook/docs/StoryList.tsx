import { Heading } from '@storybook/addon-docs/blocks';

interface StoryListProps {
  stories: readonly {
    id: string;
    parameters: { [name: string]: unknown; docs?: { description?: { story?: unknown } } };
  }[];
  /** The name of a story in the sidebar, by its id. */
  nameOf: (id: string) => string | undefined;
}

/** Links to stories that are not on the docs page itself, each with its description. */
export function StoryList({ stories, nameOf }: StoryListProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories on their own</Heading>
      <ul>
        {stories.map(({ id, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {nameOf(id)}
            </a>
            {describe(parameters.docs?.description?.story)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A description as text; what stands between backticks is code. */
function describe(text: unknown) {
  if (typeof text !== 'string') return null;
  const parts = `: ${text}`.split('`');
  return parts.map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part));
}
