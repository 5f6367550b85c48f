import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDestinationSlug } from '#src/content/destinations/loadDestination.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { MAX_COMPARED } from './comparison.ts';

/**
 * Adds the checkboxes that were checked before hydration to the selection. React keeps such a check in
 * the DOM but calls no handler for it, and the next render would reset it.
 */
export function useEarlyChoice(
  container: RefObject<HTMLElement | null>,
  selected: readonly DestinationSlug[],
  onChange: (selected: readonly DestinationSlug[]) => void,
) {
  const adopt = useEffectEvent(() => {
    const checked = container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const slugs = Array.from(checked, ({ value }) => value).filter(isDestinationSlug);
    const added = slugs.filter((slug) => !selected.includes(slug));
    if (added.length > 0) onChange([...selected, ...added].slice(0, MAX_COMPARED));
  });
  useEffect(() => adopt(), []);
}
