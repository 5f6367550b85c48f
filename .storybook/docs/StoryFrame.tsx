import { isScreen } from '../toolbars.ts';

/** The height of a story that asks for no viewport, in px. */
const HEIGHT = 640;

interface FramedStory {
  id: string;
  name: string;
  title: string;
  /** The globals that the story sets itself. Storybook's type of a context does not have them. */
  storyGlobals?: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The size of the window that a story asks for, in px; undefined if it takes any. */
function sizeOf({ storyGlobals = {}, parameters }: FramedStory) {
  const { value } = Object(storyGlobals.viewport);
  const { width, height } = Object(Object(parameters.viewport).options?.[value]?.styles);
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  return Number.isNaN(size.width) ? undefined : size;
}

/** True for a story in a window of its own: a page, a flow, what covers a page or has one size. */
export function isFramed(story: FramedStory): boolean {
  const { title, parameters } = story;
  return isScreen(title) || parameters.isFramed === true || sizeOf(story) !== undefined;
}

/** A story on a docs page in an iframe, with the window that it asks for, scaled to the page. */
export function StoryFrame({ story, scheme }: { story: FramedStory; scheme: string }) {
  const size = sizeOf(story);
  // The angle makes a number of two lengths: how much of the window's width there is room for.
  const scaled = size && { transformOrigin: '0 0', scale: `tan(atan2(100cqw, ${size.width}px))` };
  const { width, height } = size ?? { width: '100%', height: HEIGHT };
  return (
    <div
      style={{
        ...{ containerType: 'inline-size', maxWidth: width, overflow: 'hidden' },
        ...(size && { aspectRatio: size.width / size.height }),
      }}
    >
      <iframe
        title={story.name}
        src={`./iframe.html?id=${story.id}&viewMode=story&globals=scheme:${scheme}`}
        loading="lazy"
        style={{ display: 'block', width, height, border: 0, ...scaled }}
      />
    </div>
  );
}
