import { useEffect, useRef, useState } from 'react';
import { viewportOf } from './pausedPlay.ts';

interface SideBySideProps {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

// Runs in the light frame. It is registered before the session's own listener, so it can stop it.
window.addEventListener('storage', (event) => {
  if (window.frameElement?.hasAttribute('data-ended')) event.stopImmediatePropagation();
});

const readWindowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The size of the window, in px. */
function useWindowSize() {
  const [size, setSize] = useState(readWindowSize);
  useEffect(() => {
    const update = () => setSize(readWindowSize());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}

/**
 * Shows the open story in light and in dark, each in a frame of its own with the other settings of
 * the toolbars. Each frame is as large as the viewport that the story asks for, or as this window,
 * and reduced to half of it, so that a story has the same layout as alone; a story in a padded
 * layout fits into half a window as it is. The dark story begins when the light one has ended,
 * because a page has only one focus; the light one then ignores its sign-in.
 */
export function SideBySide({ globals, parameters }: SideBySideProps) {
  const url = (scheme: string) => {
    const address = new URL(window.location.href);
    const settings = Object.entries({ ...globals, scheme })
      .filter(([, value]) => typeof value === 'string' && value !== '')
      .map((entry) => entry.join(':'));
    address.searchParams.set('globals', settings.join(';'));
    return address.href;
  };
  const light = useRef<HTMLIFrameElement>(null);
  const [isLightEnded, setIsLightEnded] = useState(false);
  useEffect(() => {
    const frame = light.current;
    const end = () => setIsLightEnded(true);
    frame?.addEventListener('storyend', end);
    return () => frame?.removeEventListener('storyend', end);
  }, []);
  const open = useWindowSize();
  const half = open.width / 2;
  const viewport = viewportOf({ globals, parameters });
  const width = viewport?.width ?? (parameters.layout === 'fullscreen' ? open.width : half);
  const reduction = Math.min(1, half / width);
  const height = viewport?.height ?? open.height / reduction;
  return (
    // Over the padding of the layout, which the frames have too.
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden auto' }}>
      {['light', 'dark'].map((scheme, index) => (
        <iframe
          key={scheme}
          ref={scheme === 'light' ? light : undefined}
          src={scheme === 'light' || isLightEnded ? url(scheme) : undefined}
          title={`The story in ${scheme}`}
          data-ended={scheme === 'light' && isLightEnded ? '' : undefined}
          // Not `zoom`, which would change the sizes that the story measures.
          style={{
            ...{ position: 'absolute', top: 0, left: index * half, border: 0, width, height },
            ...{ transform: `scale(${reduction})`, transformOrigin: 'top left' },
          }}
        />
      ))}
    </div>
  );
}
