/**
 * Runs something when the browser has painted what is in the page now, some ms later. Gives back how to
 * call it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  // A frame's callbacks run before its paint, a timer set in one of them after.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
