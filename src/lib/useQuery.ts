import { useEffect, useEffectEvent, useState } from 'react';

/** Loaded data. With `error` it is not current; with `cachedAt` it is from the offline cache. */
export interface QueryResult<T> {
  readonly data: T;
  readonly cachedAt?: Date;
  readonly error?: unknown;
}

export interface Query<T> extends Partial<QueryResult<T>> {
  /** There is neither data nor an error yet. */
  readonly isLoading: boolean;
  /** Loads again. Data that is already shown, and its error, stay until the new data arrives. */
  readonly reload: () => void;
  /** Changes the loaded data after the server has accepted a write. */
  readonly setData: (change: (data: T) => T) => void;
}

/**
 * Loads data when the component mounts and aborts on unmount. `initialData` is shown until the
 * first response. If a request fails, the shown data stays, with the error beside it. To load
 * something else, give the component another `key`.
 */
export function useQuery<T>(
  queryFn: (signal: AbortSignal) => Promise<QueryResult<T>>,
  initialData?: T,
): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Partial<QueryResult<T>>>(
    initialData === undefined ? {} : { data: initialData },
  );
  const run = useEffectEvent(queryFn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is one request
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    run(signal).then(
      (response) => signal.aborted || setResult(response),
      (error) => signal.aborted || setResult((current) => ({ ...current, error })),
    );
    return () => controller.abort();
  }, [attempt]);

  return {
    ...result,
    isLoading: result.data === undefined && result.error === undefined,
    reload() {
      setResult((current) => (current.data === undefined ? {} : current));
      setAttempt((count) => count + 1);
    },
    setData: (change) =>
      setResult(({ data, ...rest }) =>
        data === undefined ? rest : { ...rest, data: change(data) },
      ),
  };
}
