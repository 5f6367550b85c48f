/** Marks a frame whose story takes turns with those in other frames. */
export const TAKES_TURNS = 'data-takes-turns';

/** How long a story may keep the others waiting, in ms: one that cannot be rendered never ends. */
const MAX_TURN_MS = 10_000;

/**
 * Waits in a frame of a docs page until no other such frame plays a story. They share localStorage
 * and caches, which each story empties at its beginning.
 */
export async function takeTurn(): Promise<void> {
  const frame = window.frameElement;
  // Locks are there on https and localhost only.
  if (!frame?.hasAttribute(TAKES_TURNS) || !('locks' in navigator)) return;
  await new Promise<void>((begin) => {
    navigator.locks.request('story in a frame', () => {
      begin();
      return new Promise<void>((end) => {
        frame.addEventListener('storyend', () => end(), { once: true });
        setTimeout(end, MAX_TURN_MS);
      });
    });
  });
}
