import type { SyntheticEvent } from 'react';
import { isScreen } from '../toolbars.ts';

/** The height of a page, in px, and the least and the most of a frame that fits its story. */
const HEIGHT = 640;
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 1200;

interface FramedStory {
  id: string;
  name: string;
  title: string;
  /** The globals that the story sets itself. Storybook's type of a context does not have them. */
  storyGlobals?: Record<string, unknown>;
  playFunction?: unknown;
  parameters: Record<string, unknown>;
}

/** The size of the window that a story asks for, in px; undefined if it takes any. */
function sizeOf({ storyGlobals = {}, parameters }: FramedStory) {
  const { value } = Object(storyGlobals.viewport);
  const { width, height } = Object(Object(parameters.viewport).options?.[value]?.styles);
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  return Number.isNaN(size.width) ? undefined : size;
}

/** True for a page, a flow, and what covers a page. */
const isPage = ({ title, parameters }: FramedStory) =>
  isScreen(title) || parameters.isFramed === true;

/** True for a story in a window of its own: a page, what has one size, and what only plays there. */
export function isFramed(story: FramedStory): boolean {
  return isPage(story) || sizeOf(story) !== undefined || story.playFunction !== undefined;
}

/** Makes a frame as high as the story in it, which comes and changes after the frame has loaded. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const body = frame.contentDocument?.querySelector<HTMLElement>('body:has(#storybook-root)');
  if (!body) return;
  new ResizeObserver(() => {
    frame.style.height = `${Math.min(Math.max(body.offsetHeight, MIN_HEIGHT), MAX_HEIGHT)}px`;
  }).observe(body);
}

/** In a frame on a docs page: what plays there neither scrolls that page nor takes its focus. */
export function keepDocsPageStill(): void {
  const frame = window.frameElement;
  const page = frame?.ownerDocument;
  if (frame?.getAttribute('loading') !== 'lazy' || !page?.defaultView) return;
  const { HTMLElement: PageElement } = page.defaultView;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    const { activeElement } = page;
    focus.call(this, { preventScroll: true });
    if (activeElement !== frame && activeElement instanceof PageElement)
      activeElement.focus({ preventScroll: true });
  };
}

/** A story on a docs page in an iframe, with the window that it asks for, scaled to the page. */
export function StoryFrame({ story, scheme }: { story: FramedStory; scheme: string }) {
  const size = sizeOf(story);
  // The angle makes a number of two lengths: how much of the window's width there is room for.
  const scaled = size && { transformOrigin: '0 0', scale: `tan(atan2(100cqw, ${size.width}px))` };
  const fits = !size && !isPage(story);
  const { width, height } = size ?? { width: '100%', height: fits ? MIN_HEIGHT : HEIGHT };
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
        onLoad={fits ? fitHeight : undefined}
        style={{ display: 'block', width, height, border: 0, ...scaled }}
      />
    </div>
  );
}
