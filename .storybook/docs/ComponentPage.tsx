import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { viewportOf } from '../pausedPlay.ts';
import { distinctStories } from './distinctStories.ts';
import { isFramed } from './isFramed.ts';
import { isScreen } from './isScreen.ts';
import { SourceFiles } from './SourceFiles.tsx';
import { StoryList } from './StoryList.tsx';

/**
 * The docs page of a component: description, live preview, props, and its stories. Of what needs a
 * window of its own (`isFramed`) it shows one story: twenty pages at once would be slow, and twenty
 * dialogs unreadable. The stories that look like an earlier one until they are played, or need a
 * window of one size, are links.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const { title, parameters } = preparedMeta;
  const [primary] = stories;
  const needsWindow = ({ storyGlobals }: { storyGlobals: Record<string, unknown> }) =>
    viewportOf({ globals: storyGlobals, parameters }) !== undefined;
  const documented = stories.filter(({ tags }) => tags.includes('autodocs'));
  const shown =
    primary && isFramed(primary)
      ? documented.slice(0, 1)
      : distinctStories(documented).filter((story) => story === primary || !needsWindow(story));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <SourceFiles storyId={primary?.id} />
      <Primary />
      {!isScreen(title) && <Controls />}
      {shown.length > 1 && <Heading>Stories</Heading>}
      {shown.slice(1).map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      <StoryList stories={stories.filter((story) => isScreen(title) || !shown.includes(story))} />
    </>
  );
}
