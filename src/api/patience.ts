/** How long a page waits for an answer, in ms. The HTTP client itself has no timeout. */
export const PATIENCE_MS = 30_000;

/** The server has not answered in time. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/**
 * Runs `work` and returns what it returns, or gives up on it: when `outer` is aborted, or after
 * 30 s. Giving up aborts the work's signal and throws, even if the work takes no notice.
 */
export function withPatience<T>(
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(new NoAnswerError(`No answer within ${PATIENCE_MS / 1000} seconds`)),
    PATIENCE_MS,
  );
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  const gaveUp = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([gaveUp, work(signal)]).finally(() => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  });
}
