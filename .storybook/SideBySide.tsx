import type { StoryContext } from '@storybook/react-vite';
import { addressWith } from './toolbars.ts';

/** Shows the story in light and in dark, each in a frame half as large as this window. */
export function SideBySide({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) {
  const isReduced = parameters.layout === 'fullscreen' || parameters.isFramed === true;
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
