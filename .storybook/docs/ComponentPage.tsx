import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { nameOf } from '../jsxName.ts';
import { isScreen } from '../toolbars.ts';
import { isFramed } from './StoryFrame.tsx';
import { useStories } from './useStoryIndex.ts';

/** The line that imports a component of the site from its file; undefined for any other. */
function importLine(component: unknown, path = ''): string | undefined {
  const [, file] = /^\.\/(src\/.*)$/.exec(path) ?? [];
  return file && `import { ${nameOf(component)} } from '#${file}';`;
}

/**
 * The docs page of a component: what it is and when to use it, a live preview, how to import it,
 * its code, its controls and its variants. Of what needs a window of its own (`isFramed`) it shows
 * one story, which no control reaches, and links to the others: twenty pages at once would be slow,
 * and twenty dialogs unreadable.
 */
export default function ComponentPage() {
  const { title, component } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'));
  const index = useStories();
  const [primary, ...others] = stories;
  if (!primary) return null;
  const line = importLine(component, index.find(({ id }) => id === primary.id)?.componentPath);
  const Props = isFramed(primary) ? ArgTypes : Controls;
  const hasProps = !isScreen(title) && Object.keys(primary.argTypes).length > 0;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Canvas of={primary.moduleExport} sourceState={isScreen(title) ? 'hidden' : 'shown'} />
      {line && !isScreen(title) && <Source code={line} language="tsx" />}
      {hasProps && <Props />}
      {isFramed(primary) && others.length > 0 ? (
        <>
          <Heading>Other states</Heading>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Stories title="Variants" includePrimary={false} />
      )}
    </>
  );
}
