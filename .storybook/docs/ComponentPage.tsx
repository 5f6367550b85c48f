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

/** The default height of a story in an iframe. */
const FRAME_HEIGHT = '640px';

/**
 * The docs page of a component: description, props, and all stories. Pages, flows and overlays
 * (`parameters.docs.story.inline: false`) show one story in an iframe and list the others by name:
 * twenty pages at once would be slow, and twenty dialogs unreadable.
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
