import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** How long, in ms, the mouse rests before a popover opens, and is away before it closes. */
const delay = { open: 120, close: 280 };

/**
 * Opens a popover when the mouse rests on its entry, and closes it when the mouse has left. A click
 * on its button, or the focus inside it, keeps it open. `entry` goes to the element around both,
 * `onClick` to the button, whose `popoverTarget` does the rest.
 */
export function useHoverIntent(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined);
  const isOpenedByHover = useRef(false);

  const isOpen = () => popover.current?.matches(':popover-open') === true;

  function open() {
    if (isOpen()) return;
    popover.current?.showPopover();
    isOpenedByHover.current = true;
  }

  function close() {
    const hasFocus = popover.current?.contains(document.activeElement);
    if (isOpenedByHover.current && !hasFocus) popover.current?.hidePopover();
  }

  function schedule({ pointerType }: PointerEvent, run: () => void, ms: number) {
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  }

  return {
    entry: {
      onPointerEnter: (event: PointerEvent) => schedule(event, open, delay.open),
      onPointerLeave: (event: PointerEvent) => schedule(event, close, delay.close),
    },
    onClick(event: MouseEvent) {
      window.clearTimeout(timer.current);
      // The browser would close what the mouse has just opened.
      if (isOpenedByHover.current && isOpen()) event.preventDefault();
      isOpenedByHover.current = false;
    },
  };
}
