import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Lists the stories of the open docs page, each with its description. */
export function StoryList() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>Stories</Heading>
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

function describe(text: unknown): string {
  return typeof text === 'string' ? `: ${text}` : '';
}
