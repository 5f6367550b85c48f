import { settingsByHand } from './toolbars.ts';

declare global {
  interface Window {
    /** Storybook's preview; not set in Vitest, where nobody chooses a setting by hand. */
    __STORYBOOK_PREVIEW__?: {
      storyRenders: readonly { id: string; renderOptions: { autoplay: boolean } }[];
    };
  }
}

interface OpenStory {
  id: string;
  viewMode: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The size of the viewport that a story asks for, in px. */
export function viewportOf({ globals, parameters }: Pick<OpenStory, 'globals' | 'parameters'>) {
  const { value, isRotated } = Object(globals.viewport);
  const { width, height } = Object(Object(parameters.viewport).options?.[value]?.styles);
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  if (Number.isNaN(size.width)) return undefined;
  return isRotated ? { width: size.height, height: size.width } : size;
}

/**
 * Why the play and the checks of a story rest: what they expect is changed by hand, or the window
 * has another width. Undefined if they run.
 */
export function restReason(story: OpenStory): string | undefined {
  if (!window.__STORYBOOK_PREVIEW__ || story.viewMode !== 'story') return undefined;
  const settings = settingsByHand(story.globals);
  if (settings.length > 0) return `Set by hand: ${settings.join(', ')}.`;
  const viewport = viewportOf(story);
  if (viewport && viewport.width !== window.innerWidth)
    return `For a window ${viewport.width} px wide; this one is ${window.innerWidth}.`;
  return undefined;
}

/** Whether the play and the checks of a story rest; side by side, they run in the two frames. */
export function isAtRest(story: OpenStory): boolean {
  return story.globals.scheme === 'both' || restReason(story) !== undefined;
}

/**
 * Lets the play of a story rest, or run. Storybook has no public setting for one story; this is the
 * option that it sets itself for embedded stories.
 */
export function setAutoplay({ id, viewMode }: OpenStory, autoplay: boolean): void {
  if (viewMode !== 'story') return;
  const { storyRenders = [] } = window.__STORYBOOK_PREVIEW__ ?? {};
  for (const render of storyRenders) if (render.id === id) render.renderOptions.autoplay = autoplay;
}
