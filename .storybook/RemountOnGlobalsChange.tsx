import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface RemountOnGlobalsChangeProps {
  storyId: string;
  /** Identifies the globals that `applyGlobals` applies; the story remounts when it changes. */
  globalsKey: string;
  /**
   * Applies the toolbars' globals before the first render; they override the story's own setup.
   * Returns a function that ends them.
   */
  applyGlobals: () => (() => void) | undefined;
  children: ReactNode;
}

/**
 * Applies the settings of the toolbars to a story. They are applied once, after the story's
 * `beforeEach`; a change remounts the story, which runs its `beforeEach` again.
 */
export function RemountOnGlobalsChange({
  storyId,
  globalsKey,
  applyGlobals,
  children,
}: RemountOnGlobalsChangeProps) {
  const [end] = useState(applyGlobals);
  useEffect(() => end, [end]);
  const mountedWith = useRef(globalsKey);
  useEffect(() => {
    if (mountedWith.current === globalsKey) return;
    mountedWith.current = globalsKey;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [globalsKey, storyId]);
  return children;
}
