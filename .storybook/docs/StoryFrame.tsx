import { type ComponentType, useEffect, useRef, useState } from 'react';
import { TAKES_TURNS } from '../frameTurn.ts';
import { viewportOf } from '../pausedPlay.ts';

type Args = Readonly<Record<string, unknown>>;

/** The default size of a story in an iframe, in px. */
const FRAME = { width: 1200, height: 640 };

/** By this event a docs page tells the story in a frame which args its controls have changed. */
const ARGS_EVENT = 'storyargs';

interface StoryFrameProps {
  id: string;
  name: string;
  scheme: string;
  storyGlobals?: Record<string, unknown>;
  parameters: Record<string, unknown>;
  args: Args;
  initialArgs: Args;
}

/**
 * A story in an iframe with the window that it needs, reduced to the width of the docs page. The
 * controls of the page change it, too.
 */
export function StoryFrame({
  id,
  name,
  scheme,
  storyGlobals = {},
  parameters,
  args,
  initialArgs,
}: StoryFrameProps) {
  const { width, height } = viewportOf({ globals: storyGlobals, parameters }) ?? FRAME;
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  const outside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (outside.current) observer.observe(outside.current);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    const element = frame.current;
    const changed = Object.entries(args).filter(([key, value]) => value !== initialArgs[key]);
    const send = () => {
      const detail = Object.fromEntries(changed);
      element?.contentWindow?.dispatchEvent(new CustomEvent(ARGS_EVENT, { detail }));
    };
    send();
    // One that has not loaded yet, or plays, gets them at its end.
    element?.addEventListener('storyend', send);
    return () => element?.removeEventListener('storyend', send);
  }, [args, initialArgs]);
  const scale = Math.min(1, room / width);
  return (
    <div ref={outside} style={{ height: height * scale, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={name}
        src={`./iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`}
        loading="lazy"
        {...{ [TAKES_TURNS]: '' }}
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

/** A story with the args that the docs page around its frame sends. */
export function ArgsOfDocsPage({ story: Story }: { story: ComponentType<{ args?: Args }> }) {
  const [args, setArgs] = useState<Args>();
  useEffect(() => {
    const change = (event: Event) => event instanceof CustomEvent && setArgs(event.detail);
    window.addEventListener(ARGS_EVENT, change);
    return () => window.removeEventListener(ARGS_EVENT, change);
  }, []);
  return args ? <Story args={args} /> : <Story />;
}
