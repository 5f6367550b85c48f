import { type ReactNode, Suspense } from 'react';

interface DeferredContentProps {
  /** Nothing that can be in the first window, on any screen. */
  children: ReactNode;
}

/**
 * Marks content that nobody sees at first: content below the fold, and closed menus. Its HTML is
 * part of the prerendered page; its styles load after the first paint, and it is hidden until they
 * have loaded. In the browser it renders its children like a fragment.
 *
 * React hydrates each one by itself, because a click on a page that is not hydrated yet hydrates
 * all of its Suspense boundary at once, in one long task.
 *
 * For all sections of a page but the first one or two, the footer, and closed menus. It has no box
 * of its own, so it can be a child of a grid.
 */
export function DeferredContent({ children }: DeferredContentProps) {
  return (
    <div data-deferred="" style={{ display: 'contents' }}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
