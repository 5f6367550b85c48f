import { addressWith } from './toolbars.ts';

interface SideBySideProps {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * Shows the open story in light and in dark, each in a frame of its own with the other settings of
 * the toolbars. Each frame is as large as this window, reduced to half of it, so that a page has
 * the same layout as alone; a story in a padded layout fits into half a window as it is.
 */
export function SideBySide({ globals, parameters }: SideBySideProps) {
  const isReduced = parameters.layout === 'fullscreen';
  return ['light', 'dark'].map((scheme) => (
    <iframe
      key={scheme}
      src={addressWith({ ...globals, scheme })}
      title={`The story in ${scheme}`}
      // Not `zoom`, which would change the sizes that the story measures.
      style={{
        ...{ position: 'fixed', top: 0, left: scheme === 'light' ? 0 : '50vw', border: 0 },
        ...{ width: isReduced ? '100vw' : '50vw', height: isReduced ? '200vh' : '100vh' },
        ...(isReduced && { transform: 'scale(0.5)', transformOrigin: 'top left' }),
      }}
    />
  ));
}
