/** Runs a callback after the next paint. Returns a function that cancels it. */
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
