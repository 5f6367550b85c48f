import { Heading } from '@storybook/addon-docs/blocks';

interface StoryListProps {
  stories: readonly {
    id: string;
    name: string;
    parameters: { [name: string]: unknown; docs?: { description?: { story?: unknown } } };
  }[];
}

/** Links to stories that are not on the docs page itself, each with its description. */
export function StoryList({ stories }: StoryListProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories on their own</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
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
