import { Children, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useWasPrerendered } from './useIsHydrated.ts';

interface DeferredContentProps {
  /** Each is shown by itself. Must not be within the first viewport of any screen. */
  children: ReactNode;
}

/**
 * Marks content that is not visible at first: content below the fold, and closed menus. Its HTML is
 * part of the prerendered page; its styles load after the first paint, and it is hidden until they
 * have loaded. After hydration, a new page renders what is visible first, and this right after it.
 *
 * The browser lays out and React hydrates each child by itself, so that no task is long: a click on a
 * page that is not hydrated yet hydrates all of its Suspense boundary at once.
 *
 * For the footer, closed menus, and all sections of a page but the first one or two. It generates no
 * box, so it can be a child of a grid.
 */
export function DeferredContent({ children }: DeferredContentProps) {
  const wasPrerendered = useWasPrerendered();
  // Back and Forward need the whole page to return to the scroll position.
  const isPop = useNavigationType() === 'POP';
  const isReady = useDeferredValue(true, wasPrerendered || isPop);
  return Children.map(children, (child) => (
    <div data-deferred="" style={{ display: 'contents' }}>
      <Suspense>{isReady && child}</Suspense>
    </div>
  ));
}
