import { useEffect, useEffectEvent, useState } from 'react';

type LoadState<T> =
  | { status: 'loading' }
  | { status: 'loaded'; data: T }
  | { status: 'failed'; error: unknown };

/** Where a load stands, and what a page can do about it. */
export type Load<T> = LoadState<T> & {
  /** Loads again. What was loaded stays on show until the new answer is there. */
  reload: () => void;
  /** Changes what was loaded, after a write that the server has accepted. */
  setData: (change: (data: T) => T) => void;
};

type Settled<T> = { key: unknown; attempt: number; state: LoadState<T> };

/**
 * Loads when the component mounts and again whenever `key` changes. A new key shows 'loading' at
 * once, and an answer that comes after its key is gone, or after unmount, is aborted and ignored.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key: unknown): Load<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  const start = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: LoadState<T>) => {
      if (!controller.signal.aborted) setSettled({ key, attempt, state });
    };
    start(controller.signal).then(
      (data) => settle({ status: 'loaded', data }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [key, attempt]);

  return {
    ...currentState(settled, key, attempt),
    reload: () => setAttempt((count) => count + 1),
    setData: (change) => setSettled((current) => changeData(current, change)),
  };
}

function currentState<T>(
  settled: Settled<T> | undefined,
  key: unknown,
  attempt: number,
): LoadState<T> {
  if (!settled || !Object.is(settled.key, key)) return { status: 'loading' };
  const isCurrent = settled.attempt === attempt || settled.state.status === 'loaded';
  return isCurrent ? settled.state : { status: 'loading' };
}

function changeData<T>(settled: Settled<T> | undefined, change: (data: T) => T) {
  if (settled?.state.status !== 'loaded') return settled;
  return { ...settled, state: { status: 'loaded' as const, data: change(settled.state.data) } };
}
