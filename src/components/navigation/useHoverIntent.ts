import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** The delay, in ms, from hovering to an open popover, and from leaving to a closed one. */
const DELAY = { open: 120, close: 280 };

/**
 * Opens a popover when the mouse hovers over its entry, and closes it when the mouse has left. A
 * click on its button or focus inside it keeps it open. Pass `entry` to the element around button
 * and popover, and `onClick` to the button, which must have a `popoverTarget`. `hide` closes it for
 * good: it does not open again because the mouse is still there.
 */
export function useHoverIntent(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined);
  const isOpenedByHover = useRef(false);

  /** Not in Safari before 17 and Chrome before 114, where the styles of HeaderMenu open it. */
  const element = () =>
    popover.current && 'showPopover' in popover.current ? popover.current : null;
  /** Also where it is a part of the page, as on a phone. */
  const isOpen = () => (element()?.getClientRects().length ?? 0) > 0;

  function open() {
    if (isOpen()) return;
    element()?.showPopover();
    isOpenedByHover.current = true;
  }

  function close() {
    const hasFocus = popover.current?.contains(document.activeElement);
    if (isOpenedByHover.current && !hasFocus) element()?.hidePopover();
  }

  function schedule({ pointerType }: PointerEvent, run: () => void, ms: number) {
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  }

  return {
    entry: {
      onPointerEnter: (event: PointerEvent) => schedule(event, open, DELAY.open),
      onPointerLeave: (event: PointerEvent) => schedule(event, close, DELAY.close),
    },
    hide() {
      window.clearTimeout(timer.current);
      element()?.hidePopover();
    },
    onClick(event: MouseEvent) {
      window.clearTimeout(timer.current);
      // Otherwise the click would close the popover that hovering has just opened.
      if (isOpenedByHover.current && isOpen()) event.preventDefault();
      isOpenedByHover.current = false;
    },
  };
}
