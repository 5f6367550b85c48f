import { viewportOf } from './restingPlay.ts';

interface SideBySideProps {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * Shows the open story in light and in dark, each in a frame of its own with the other settings of
 * the toolbars. A frame is as large as the viewport that the story asks for.
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
  const { width, height } = viewportOf({ globals, parameters }) ?? {};
  return (
    // Over the padding of the layout, which the frames have too.
    <div style={{ position: 'absolute', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          src={url(scheme)}
          title={`The story in ${scheme}`}
          style={{
            flex: width ? 'none' : '1 1 320px',
            minWidth: 0,
            width,
            height: height ?? '100%',
            border: 0,
          }}
        />
      ))}
    </div>
  );
}
