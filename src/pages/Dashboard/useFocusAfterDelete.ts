import { type RefObject, useEffect, useRef, useState } from 'react';

interface FocusAfterDelete {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the last removed entry had already been deleted by someone else. */
  wasDeletedElsewhere: boolean;
  /** Call when an entry was removed from the list; `byOther` if someone else deleted it. */
  onRemoved: (byOther: boolean) => void;
}

/** Moves the focus to the heading if the removed entry contained the focused button. */
export function useFocusAfterDelete(): FocusAfterDelete {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState({ count: 0, byOther: false });
  useEffect(() => {
    if (removals.count > 0 && document.activeElement === document.body) headingRef.current?.focus();
  }, [removals]);
  return {
    headingRef,
    wasDeletedElsewhere: removals.byOther,
    onRemoved: (byOther) => setRemovals(({ count }) => ({ count: count + 1, byOther })),
  };
}
