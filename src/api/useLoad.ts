import { useEffect, useEffectEvent, useState } from 'react';

/** What has come of a load so far. */
export type LoadState<T> =
  | { status: 'loading'; error?: never }
  /** With an error, what is shown is what the page began with: it could not be renewed. */
  | { status: 'loaded'; data: T; error?: unknown }
  | { status: 'failed'; error: unknown };

/** Where a load stands, and what a page can do about it. */
export type Load<T> = LoadState<T> & {
  /** Loads again. What was loaded stays on show until the new answer is there. */
  reload: () => void;
  /** Changes what was loaded, after a write that the server has accepted. */
  setData: (change: (data: T) => T) => void;
};

type Settled<T> = { key: unknown; attempt: number; state: LoadState<T>; isInitial?: boolean };

/**
 * Loads when the component mounts and again whenever `key` changes. A new key shows 'loading' at
 * once, and an answer that comes after its key is gone, or after unmount, is aborted and ignored.
 * `initial` is on show from the first render until the first answer, and stays if that fails.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  key: unknown,
  initial?: T | undefined,
): Load<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(() => settledWith(initial, key));
  const start = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (change: (current: Settled<T> | undefined) => Settled<T>) => {
      if (!controller.signal.aborted) setSettled(change);
    };
    start(controller.signal).then(
      (data) => settle(() => ({ key, attempt, state: { status: 'loaded', data } })),
      (error: unknown) => settle((current) => fail(current, key, attempt, error)),
    );
    return () => controller.abort();
  }, [key, attempt]);

  return {
    ...currentState(settled, key, attempt),
    reload: () => setAttempt((count) => count + 1),
    setData: (change) => setSettled((current) => changeData(current, change)),
  };
}

function settledWith<T>(initial: T | undefined, key: unknown): Settled<T> | undefined {
  if (initial === undefined) return undefined;
  return { key, attempt: 0, state: { status: 'loaded', data: initial }, isInitial: true };
}

function fail<T>(
  current: Settled<T> | undefined,
  key: unknown,
  attempt: number,
  error: unknown,
): Settled<T> {
  const isOnShow = current?.isInitial && Object.is(current.key, key);
  if (isOnShow && current.state.status === 'loaded') {
    return { ...current, state: { ...current.state, error } };
  }
  return { key, attempt, state: { status: 'failed', error } };
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
