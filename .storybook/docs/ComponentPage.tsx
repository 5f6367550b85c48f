import facts from 'virtual:source-facts';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { viewportOf } from '../pausedPlay.ts';
import { projectPath } from '../sourceUrl.ts';
import { Choice } from './Choice.tsx';
import { distinctStories } from './distinctStories.ts';
import { isFramed } from './isFramed.ts';
import { isScreen } from './isScreen.ts';
import { SourceFiles } from './SourceFiles.tsx';
import { StoryList } from './StoryList.tsx';
import { UsedTokens } from './UsedTokens.tsx';
import { useStoryIndex } from './useStoryIndex.ts';
import { WhereUsed } from './WhereUsed.tsx';

/**
 * The docs page of a component: live preview with code and controls, when to use it and when another
 * one, its variants, where it is used, its tokens, status and files. Of what needs a window of its own
 * (`isFramed`) it shows one story: twenty pages at once would be slow, and twenty dialogs unreadable.
 * The stories that look like an earlier one until they are played, or need a window of one size, are
 * links.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  const index = useStoryIndex();
  const entry = index.find(({ id }) => id === primary?.id);
  // As in the sidebar: the preview names a story by its export.
  const nameOf = (story: string) => index.find(({ id }) => id === story)?.name;
  if (!primary) return null;
  const { title, parameters } = preparedMeta;
  const needsWindow = ({ storyGlobals }: { storyGlobals: Record<string, unknown> }) =>
    viewportOf({ globals: storyGlobals, parameters }) !== undefined;
  const documented = stories.filter(({ tags }) => tags.includes('autodocs'));
  const shown = isFramed(primary)
    ? documented.slice(0, 1)
    : distinctStories(documented).filter((story) => story === primary || !needsWindow(story));
  // A story with a component of its own around that of the page stands at the same path as this one.
  const samePlace = projectPath(entry?.importPath ?? '').replace(/^stories\//, 'src/');
  const files = [projectPath(entry?.componentPath ?? ''), samePlace.replace('.stories.', '.')];
  const file = files.find((path) => Object.hasOwn(facts, path));
  return (
    <>
      <Title />
      <Subtitle />
      <Canvas of={primary.moduleExport} sourceState={isScreen(title) ? 'hidden' : 'shown'} />
      {!isScreen(title) && <Controls />}
      <Description />
      {parameters.choice && <Choice title={title} choice={parameters.choice} />}
      {shown.length > 1 && <Heading>Variants</Heading>}
      {shown.slice(1).map(({ id, moduleExport }) => (
        <section key={id}>
          <Subheading>{nameOf(id)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
      <StoryList
        stories={stories.filter((story) => isScreen(title) || !shown.includes(story))}
        nameOf={nameOf}
      />
      {file && !isScreen(title) && (
        <>
          <WhereUsed file={file} />
          <UsedTokens file={file} />
        </>
      )}
      {entry && (
        <SourceFiles file={file} storiesFile={projectPath(entry.importPath)} tags={entry.tags} />
      )}
    </>
  );
}
