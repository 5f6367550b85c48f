import { viewportOf } from '../pausedPlay.ts';

/** The default size of a story in an iframe, in px. */
const FRAME = { width: 1200, height: 640 };

/** The width of a docs page beside its table of contents, in px. */
const PAGE_WIDTH = 800;

interface StoryFrameProps {
  scheme: unknown;
  story: {
    id: string;
    name: string;
    storyGlobals: Record<string, unknown>;
    parameters: Record<string, unknown>;
  };
}

/** A story in an iframe with the window that it needs, reduced to the width of the page. */
export function StoryFrame({
  scheme,
  story: { id, name, storyGlobals, parameters },
}: StoryFrameProps) {
  const { width, height } = viewportOf({ globals: storyGlobals, parameters }) ?? FRAME;
  const scale = Math.min(1, PAGE_WIDTH / width);
  return (
    <div
      style={{
        width: width * scale,
        height: height * scale,
        overflow: 'hidden',
        marginBlock: 16,
        border: '1px solid currentColor',
        // The border is outside the window that the story asks for.
        boxSizing: 'content-box',
      }}
    >
      <iframe
        title={name}
        src={`./iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme === 'dark' ? 'dark' : 'light'}`}
        loading="lazy"
        // Not `zoom`, which would change the sizes that the story measures.
        style={{
          display: 'block',
          width,
          height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      />
    </div>
  );
}
