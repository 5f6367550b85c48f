import type { Answer } from './lastKnown.ts';
import { type Load, type LoadState, useLoad } from './useLoad.ts';

/** Where the question stands. With `asOf` what is shown is what the server said then. */
export type AnswerLoad<T> = LoadState<T> & Pick<Answer<T>, 'asOf'> & Pick<Load<T>, 'reload'>;

/** As `useLoad`, for answers that may be from before. There is an error then as well. */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
  key: unknown,
  initial?: T | undefined,
): AnswerLoad<T> {
  const load = useLoad(ask, key, initial === undefined ? undefined : { data: initial });
  if (load.status !== 'loaded') return load;
  const { data, reload, error } = load;
  return { status: 'loaded', error, ...data, reload };
}
