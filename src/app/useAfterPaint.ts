import { startTransition, useEffect, useState } from 'react';

/**
 * A value some ms later: when the browser has painted what was first rendered with it. The value of
 * the first render is there at once. For what can wait until a change of page is on the screen.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: number | undefined;
    // A frame's callbacks run before its paint, a timer set in one of them after.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
