import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { SourceFiles } from './SourceFiles.tsx';
import { StoryList } from './StoryList.tsx';

/** How high a story stands that has a frame of its own, unless its parameters say more. */
const FRAME_HEIGHT = '640px';

/**
 * The docs page of a component: what it is for, its props, all its stories. Pages, flows and what
 * covers the window (`parameters.docs.story.inline: false`) show one story in a frame and name the
 * others: twenty pages at once would be slow, and twenty dialogs at once unreadable.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, component } = preparedMeta;
  const isScreen = /^(Pages|Flows)\//.test(title);
  const isFramed = isScreen || parameters.docs?.story?.inline === false;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <SourceFiles component={component} storyFile={parameters.fileName} />
      {isFramed ? (
        <>
          <Canvas
            sourceState="none"
            story={{ inline: false, height: parameters.docs?.story?.height ?? FRAME_HEIGHT }}
          />
          {!isScreen && <ArgTypes />}
          <StoryList />
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
