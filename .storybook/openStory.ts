import type { StoryContext } from '@storybook/react-vite';
import { addressWith, readGlobals } from './toolbars.ts';

let open: { signal: AbortSignal; globals: Record<string, unknown>; isPlayed: boolean } | undefined;

/** The settings that change what a story does, not only how it looks. */
function effectiveSettings(globals: Record<string, unknown>): string {
  const { scheme, network, data, session, hasLongTexts, isWhole } = readGlobals(globals);
  return [scheme === 'both', network, data, session, hasLongTexts, isWhole].join(' ');
}

/** Notes that the play function of the open story has run. */
export function markPlayed(): void {
  if (open) open.isPlayed = true;
}

/**
 * True if Storybook renders the open story again, because a control or a toolbar has changed. A
 * setting that changes what the story does, and any setting before it has played, loads the story
 * anew: a play function cannot be stopped, and would go on in what is rendered then.
 */
export async function isRenderedAgain({
  globals,
  abortSignal: signal,
}: StoryContext): Promise<boolean> {
  if (open?.signal !== signal) {
    open = { signal, globals, isPlayed: false };
    return false;
  }
  const read = open.isPlayed ? effectiveSettings : addressWith;
  if (read(open.globals) !== read(globals)) {
    window.location.replace(addressWith(globals));
    await new Promise(() => {});
  }
  return true;
}
