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

/**
 * Shows the open story in light and in dark, each in a frame of its own with the other settings of
 * the toolbars, as large as the viewport that the story asks for. The dark story begins when the
 * light one has ended, because a page has only one focus; the light one then ignores its sign-in.
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
  const { width, height } = viewportOf({ globals, parameters }) ?? {};
  return (
    // Over the padding of the layout, which the frames have too.
    <div style={{ position: 'absolute', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          ref={scheme === 'light' ? light : undefined}
          src={scheme === 'light' || isLightEnded ? url(scheme) : undefined}
          title={`The story in ${scheme}`}
          data-ended={scheme === 'light' && isLightEnded ? '' : undefined}
          style={{
            ...{ width, height: height ?? '100%', minWidth: 0, border: 0 },
            flex: width ? 'none' : '1 1 320px',
          }}
        />
      ))}
    </div>
  );
}
