import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** An element is dismissed if it is dragged by this part of its width. */
const DISMISS_AT = 0.8;

/** A click becomes a drag if the pointer moves by more px than this. */
const CLICK_TOLERANCE_PX = 5;

/**
 * Lets the reader drag an element sideways to dismiss it; released too early, it returns. The
 * element needs `touch-action: pan-y`. The click at the end of a drag is stopped.
 */
export function useDragToDismiss(onDismiss: (element: HTMLElement) => void) {
  const [isDragging, setIsDragging] = useState(false);
  const startX = useRef<number>(null);
  const wasDragged = useRef(false);

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    startX.current = null;
    setIsDragging(false);
    currentTarget.style.translate = '';
  }

  return {
    isDragging,
    handlers: {
      onPointerDown({ button, isPrimary, clientX }: PointerEvent<HTMLElement>) {
        if (button !== 0 || !isPrimary) return;
        startX.current = clientX;
        wasDragged.current = false;
      },
      onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
        if (startX.current === null) return;
        const offset = clientX - startX.current;
        if (!isDragging) {
          if (Math.abs(offset) <= CLICK_TOLERANCE_PX) return;
          currentTarget.setPointerCapture(pointerId);
          wasDragged.current = true;
          setIsDragging(true);
        }
        currentTarget.style.translate = `${offset}px`;
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const { currentTarget, clientX } = event;
        const offset = startX.current === null ? 0 : clientX - startX.current;
        if (Math.abs(offset) >= currentTarget.offsetWidth * DISMISS_AT) {
          startX.current = null;
          onDismiss(currentTarget);
        } else end(event);
      },
      onPointerCancel: end,
      onClickCapture(event: MouseEvent) {
        // A click by keyboard has no detail.
        if (wasDragged.current && event.detail > 0) event.stopPropagation();
        wasDragged.current = false;
      },
    },
  };
}
