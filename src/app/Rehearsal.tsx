import {
  Activity,
  Component,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { LaterProvider } from '#src/components/Later.tsx';

/** A page that may be opened next: its path, and what stands there. */
interface Piece {
  readonly path: string;
  readonly page: ReactElement;
}

/** The components of the pages that have been rehearsed: the six guides are one. */
const rehearsed = new Set<unknown>();

let stage: ((piece: Piece) => void) | undefined;

/**
 * Renders the first window of a page out of sight as soon as the browser has time, once for each kind
 * of page. Does nothing outside the public site.
 */
export function rehearse(path: string, page: ReactElement): void {
  if (!stage || rehearsed.has(page.type)) return;
  rehearsed.add(page.type);
  stage({ path, page });
}

/**
 * Where pages are rehearsed: rendered hidden and without their effects, so that they ask for nothing,
 * and dropped again. What a browser runs and styles for the first time takes longer: some fifth of a
 * change of page.
 */
export function Rehearsal() {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  useEffect(() => {
    stage = (piece) => startTransition(() => setPieces((others) => [...others, piece]));
    return () => {
      stage = undefined;
    };
  }, []);
  const drop = (piece: Piece) => setPieces((pieces) => pieces.filter((other) => other !== piece));
  return pieces.map((piece) => (
    <Activity key={piece.path} mode="hidden">
      <Unharmed>
        <Suspense>
          <LaterProvider time="not yet">{piece.page}</LaterProvider>
          <Curtain onFall={() => drop(piece)} />
        </Suspense>
      </Unharmed>
    </Activity>
  ));
}

interface CurtainProps {
  onFall: () => void;
}

/** Tells when what stands beside it is in the document. Of a hidden one only these effects run. */
function Curtain({ onFall }: CurtainProps) {
  useInsertionEffect(() => {
    const timer = setTimeout(onFall);
    return () => clearTimeout(timer);
  }, [onFall]);
  return null;
}

/** A page that fails while nobody looks does not take the open one with it. */
class Unharmed extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
