import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#src/components/afterPaint.ts';

/**
 * A value some ms later: when the browser has painted what was first rendered with it. The value of
 * the first render is there at once. For what can wait until a change of page is on the screen.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
