import { viewportOf } from '../viewport.ts';

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

/** Pages and flows are documented by a list of their states, components by their looks. */
export const isScreen = (title: string) => /^(Pages|Flows)\//.test(title);

const viewport = ({ storyGlobals = {}, parameters }: FramedStory) =>
  viewportOf({ globals: storyGlobals, parameters });

/**
 * Whether a docs page shows a story in a window of its own: pages and flows, what covers a page
 * (`parameters.isFramed`), and what is made for a window of one size.
 */
export function isFramed(story: FramedStory): boolean {
  const { title, parameters } = story;
  return isScreen(title) || parameters.isFramed === true || viewport(story) !== undefined;
}

/** A story on a docs page in an iframe, with the window that it asks for. */
export function StoryFrame({ story, scheme }: { story: FramedStory; scheme: string }) {
  const { width, height } = viewport(story) ?? { width: '100%', height: HEIGHT };
  return (
    <iframe
      title={story.name}
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=scheme:${scheme}`}
      loading="lazy"
      style={{ display: 'block', width, maxWidth: '100%', height, border: 0 }}
    />
  );
}
