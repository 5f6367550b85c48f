import { Heading } from '@storybook/addon-docs/blocks';
import { useStoryIndex } from './useStoryIndex.ts';

/** When to use a component, and which others to use in other cases. */
export interface ComponentChoice {
  /** When this one is right. */
  here: string;
  /** When another one is, by the id of its docs page without `--docs`. */
  rather: Readonly<Record<string, string>>;
}

/** When a component is right, and links to those that one could take it for. */
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
