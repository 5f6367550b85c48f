import { viewportOf } from '../pausedPlay.ts';
import { isScreen } from './isScreen.ts';

interface DocumentedStory {
  title: string;
  /** The globals that the story sets itself. Storybook's type of a context does not have them. */
  storyGlobals?: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * Whether a docs page shows a story in a window of its own: pages and flows, what covers a page
 * (`parameters.isFramed`), and what is made for a window of one size.
 */
export function isFramed({ title, storyGlobals = {}, parameters }: DocumentedStory): boolean {
  if (isScreen(title) || parameters.isFramed === true) return true;
  return viewportOf({ globals: storyGlobals, parameters }) !== undefined;
}
