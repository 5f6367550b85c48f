import { useStoryIndex } from '../../../.storybook/docs/useStoryIndex.ts';

/** Links to the docs pages of components, by their names with a space between. */
export function ComponentLinks({ names }: { names: string }) {
  const docs = useStoryIndex().filter(({ type }) => type === 'docs');
  return (
    <ul>
      {names.split(' ').map((name) => {
        const page = docs.find(({ title }) => title.endsWith(`/${name}`));
        if (!page) throw new Error(`There is no docs page ${name}.`);
        return (
          <li key={name}>
            <a href={`./?path=/docs/${page.id}`} target="_top">
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
