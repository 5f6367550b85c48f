import { type RefObject, useEffect, useRef, useState } from 'react';

interface AfterDelete {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the last delete or update found the entry gone already. */
  wasDeletedElsewhere: boolean;
  /** Call when an entry has left the list: `byOther` if somebody else was faster. */
  onRemoved: (byOther: boolean) => void;
}

/** Moves the focus to the heading when the button that had it has left the page with its entry. */
export function useFocusAfterDelete(): AfterDelete {
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
