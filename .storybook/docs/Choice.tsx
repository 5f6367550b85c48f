import { Heading } from '@storybook/addon-docs/blocks';
import { useStoryIndex } from './useStoryIndex.ts';

/** The use of a component, and the components for other cases. */
export interface ComponentChoice {
  /** The case for this component. */
  here: string;
  /** The cases for other components, by the id of their docs page without `--docs`. */
  rather: Readonly<Record<string, string>>;
}

/** The case for a component, and links to those that one could take it for. */
export function Choice({ choice }: { choice: ComponentChoice }) {
  const index = useStoryIndex();
  return (
    <>
      <Heading>When to use it</Heading>
      <ul>
        <li>{choice.here}</li>
        {Object.entries(choice.rather).map(([id, when]) => (
          <li key={id}>
            Rather{' '}
            <a href={`./?path=/docs/${id}--docs`} target="_top">
              {index
                .find((entry) => entry.id === `${id}--docs`)
                ?.title.split('/')
                .at(-1) ?? id}
            </a>
            : {when}
          </li>
        ))}
      </ul>
    </>
  );
}
