import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/**
 * When a page's `Later` parts come: `together` with the rest of it, `after` it in a render of their
 * own, or `never`, which is how the build learns what the first window alone is made of.
 */
type LaterTime = 'together' | 'after' | 'never';

const LaterContext = createContext<LaterTime>('together');

interface LaterProviderProps {
  time: LaterTime;
  children: ReactNode;
}

/** Says when the `Later` parts inside it come: a `never` farther out holds. Default: together. */
export function LaterProvider({ time, children }: LaterProviderProps) {
  const outer = use(LaterContext);
  return <LaterContext value={outer === 'never' ? outer : time}>{children}</LaterContext>;
}

interface LaterProps {
  /** Nothing that may stand in the first window, on whatever screen. */
  children: ReactNode;
}

/**
 * What the visitor does not see at first: what is below the first window, and what is closed. Its
 * HTML is in the page as any other; its styles come after the first paint, and until they are there
 * it is hidden. On a change of page it is rendered right after what is seen.
 *
 * For all sections of a page but the first one or two, the footer, and closed menus. It has no box
 * of its own, so it can stand in a grid.
 */
export function Later({ children }: LaterProps) {
  const time = use(LaterContext);
  const isThere = useDeferredValue(true, time !== 'after');
  if (time === 'never') return null;
  return (
    <div data-later="" style={{ display: 'contents' }}>
      {isThere && children}
    </div>
  );
}
