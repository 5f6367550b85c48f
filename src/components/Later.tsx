import { createContext, type ReactNode, use, useState } from 'react';

/**
 * When a page's `Later` parts come: `now` with the rest of it; `not yet`, where what is seen is to
 * be painted first; or `never`, which is how the build learns what the first window alone is made of.
 */
type LaterTime = 'now' | 'not yet' | 'never';

const LaterContext = createContext<LaterTime>('now');

interface LaterProviderProps {
  time: LaterTime;
  children: ReactNode;
}

/** Says when the `Later` parts inside it come: a `never` farther out holds. Default: now. */
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
 * it is hidden. On a change of page it is rendered after what is seen is painted. Once there it stays.
 *
 * For all sections of a page but the first one or two, the footer, and closed menus. It has no box
 * of its own, so it can stand in a grid.
 */
export function Later({ children }: LaterProps) {
  const time = use(LaterContext);
  const [isThere, setIsThere] = useState(time !== 'not yet');
  if (!isThere && time === 'now') setIsThere(true);
  if (time === 'never') return null;
  return (
    <div data-later="" style={{ display: 'contents' }}>
      {isThere && children}
    </div>
  );
}
