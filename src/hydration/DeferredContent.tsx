import { Children, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { checkHydration } from './hydrated.ts';
import { useWasPrerendered } from './useWasPrerendered.ts';

interface DeferredContentProps {
  /** Each is shown by itself. Must not be visible when the page opens, on any screen. */
  children: ReactNode;
  /** True renders it at once, because the visitor has asked for it. Default: false. */
  isNeeded?: boolean;
}

/**
 * Marks content below the fold or in a closed `<details>`. In a prerendered page its styles are in
 * the style sheet, which comes after the first paint: until then it is hidden, and until hydration
 * the browser lays it out only when it comes into view. After hydration, a new page renders what is
 * visible first, and this right after it.
 *
 * React hydrates each child by itself: a click on a page that is not hydrated yet hydrates all of
 * its Suspense boundary at once.
 *
 * It generates no box, so it can be a child of a grid.
 */
export function DeferredContent({ children, isNeeded = false }: DeferredContentProps) {
  const wasPrerendered = useWasPrerendered();
  // Back and Forward need the whole page to return to the scroll position.
  const isPop = useNavigationType() === 'POP';
  const isReady = useDeferredValue(true, wasPrerendered || isPop);
  return Children.map(children, (child) => (
    <Part wasPrerendered={wasPrerendered}>{(isReady || isNeeded) && child}</Part>
  ));
}

function Part({ children, wasPrerendered }: { children: ReactNode; wasPrerendered: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  function onHydrated() {
    if (part.current) part.current.dataset.hydrated = '';
    checkHydration();
  }
  return (
    <div
      ref={part}
      data-deferred={wasPrerendered ? '' : 'shown'}
      data-hydrated={wasPrerendered ? undefined : ''}
      style={{ display: 'contents' }}
    >
      <Suspense>
        {children}
        {wasPrerendered && <Effect run={onHydrated} />}
      </Suspense>
    </div>
  );
}

/** Runs once its Suspense boundary is hydrated. */
function Effect({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once
  useEffect(run, []);
  return null;
}
