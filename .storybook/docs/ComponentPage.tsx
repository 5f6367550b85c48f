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

/** The lines that import a component of the site from its file, or the parts of MUI of a sample. */
function importLines(component: unknown, path = '', mui: readonly string[] = []): string {
  const [, file] = /^\.\/(src\/.*)$/.exec(path) ?? [];
  if (file) return `import { ${nameOf(component)} } from '#${file}';`;
  return mui.map((name) => `import ${name} from '@mui/material/${name}';`).join('\n');
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
  const path = index.find(({ id }) => id === primary.id)?.componentPath;
  const lines = importLines(component, path, primary.parameters.mui);
  const Props = isFramed(primary) ? ArgTypes : Controls;
  const hasProps = !isScreen(title) && Object.keys(primary.argTypes).length > 0;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Canvas of={primary.moduleExport} sourceState={isScreen(title) ? 'hidden' : 'shown'} />
      {lines && !isScreen(title) && <Source code={lines} language="tsx" />}
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
