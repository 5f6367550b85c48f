import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDestinationSlug } from '#src/content/destinations/loadDestination.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { MAX_COMPARED } from './comparison.ts';

/**
 * Adds what was ticked before hydration to the chosen destinations. React leaves such a tick in the
 * DOM, calls no handler for it, and takes it away at the next render.
 */
export function useEarlyChoice(
  container: RefObject<HTMLElement | null>,
  chosen: readonly DestinationSlug[],
  onChange: (chosen: readonly DestinationSlug[]) => void,
) {
  const adopt = useEffectEvent(() => {
    const ticked = container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const slugs = Array.from(ticked, ({ value }) => value).filter(isDestinationSlug);
    const added = slugs.filter((slug) => !chosen.includes(slug));
    if (added.length > 0) onChange([...chosen, ...added].slice(0, MAX_COMPARED));
  });
  useEffect(() => adopt(), []);
}
