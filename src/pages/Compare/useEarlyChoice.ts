import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDestinationSlug, MAX_COMPARED } from '#src/content/destinations/comparedDestinations.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';

/**
 * Takes over the checkboxes that were checked or cleared before hydration. React keeps that in the DOM
 * but calls no handler for it, and the next render would reset it. The page has ticked those of the
 * address before.
 */
export function useEarlyChoice(
  container: RefObject<HTMLElement | null>,
  selected: readonly DestinationSlug[],
  onChange: (selected: readonly DestinationSlug[]) => void,
) {
  const adopt = useEffectEvent(() => {
    const checked = container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const slugs = Array.from(checked, ({ value }) => value).filter(isDestinationSlug);
    const kept = selected.filter((slug) => slugs.includes(slug));
    const added = slugs.filter((slug) => !selected.includes(slug));
    const isChanged = kept.length < selected.length || added.length > 0;
    if (isChanged) onChange([...kept, ...added].slice(0, MAX_COMPARED));
  });
  useEffect(() => adopt(), []);
}
