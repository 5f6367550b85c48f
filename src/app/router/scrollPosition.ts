/** The scroll position of a page. */
export interface ScrollPosition {
  readonly top: number;
  /**
   * An element in view and its px from the top of the window: another visit may estimate the height
   * of the list above it differently.
   */
  readonly anchor?: { readonly path: Path; readonly top: number } | undefined;
  /** The parts that the visitor has opened. */
  readonly open?: readonly Path[];
}

/** The index of each ancestor of an element among its siblings, from the body. */
type Path = readonly number[];

/** Heights of the window, as a fraction, at which an element is looked for: one may be a gap. */
const PROBES = [0.5, 0.4, 0.6];

/** The current position, with the innermost element in the middle of the window. */
export function currentPosition(): ScrollPosition {
  const main = document.querySelector('main');
  const { innerWidth, innerHeight, scrollY } = window;
  const [anchor] = PROBES.flatMap(
    (y) => document.elementFromPoint(innerWidth / 2, innerHeight * y) ?? [],
  )
    .filter((element) => element !== main && main?.contains(element))
    .map((element) => ({ path: pathTo(element), top: element.getBoundingClientRect().top }))
    .toSorted((a, b) => b.path.length - a.path.length);
  const open = Array.from(document.querySelectorAll('main details[open]'), pathTo);
  return { top: scrollY, anchor, open };
}

/** Opens what was open at a position. */
export function openParts({ open = [] }: ScrollPosition): void {
  for (const path of open) elementAt(path)?.setAttribute('open', '');
}

/** Scrolls to a position, with its parts open. Returns whether the page is long enough for it. */
export function scrollToPosition(position: ScrollPosition): boolean {
  const { top, anchor } = position;
  openParts(position);
  const element = anchor && elementAt(anchor.path);
  if (!element) {
    window.scrollTo({ top, behavior: 'instant' });
    return !anchor && Math.abs(window.scrollY - top) < 1;
  }
  const distance = () => element.getBoundingClientRect().top - anchor.top;
  window.scrollBy({ top: distance(), behavior: 'instant' });
  return Math.abs(distance()) < 1;
}

function pathTo(element: Element): Path {
  const path: number[] = [];
  for (
    let node = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

function elementAt(path: Path): Element | undefined {
  let element: Element | undefined = document.body;
  for (const index of path) element = element?.children[index];
  return element?.getClientRects().length ? element : undefined;
}
