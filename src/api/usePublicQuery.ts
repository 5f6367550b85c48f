import { useEffect } from 'react';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { isNetworkError } from './client.ts';

/** In ms. The requests of a page that the visitor leaves fail a moment before the page ends. */
const LOG_DELAY = 100;

/** The notice that the shown data is not current. */
export interface StaleData {
  /** The time when the server sent the data. */
  readonly asOf: Date;
  /** True if the server has responded, but with an error. */
  readonly isServerError: boolean;
}

/**
 * Loads data for a public page, first shown as it was prerendered, and logs each error. With
 * `stale` the shown data is prerendered or from the offline cache, because the request has failed.
 *
 * @param name - what is loaded, for the log: 'blogs'
 */
export function usePublicQuery<T>(
  name: string,
  queryFn: (signal: AbortSignal) => Promise<QueryResult<T>>,
  prerendered: T | undefined,
) {
  const { renderedAt } = usePrerenderedData();
  const { data, isLoading, cachedAt, error, reload } = useQuery(queryFn, prerendered);
  useEffect(() => {
    if (!error) return undefined;
    const log = () => console.error(`Failed to load ${name}:`, error);
    const timer = window.setTimeout(log, LOG_DELAY);
    return () => window.clearTimeout(timer);
  }, [name, error]);

  const asOf = cachedAt ?? (renderedAt && new Date(renderedAt));
  const stale: StaleData | undefined =
    error && data !== undefined && asOf
      ? { asOf, isServerError: !isNetworkError(error) }
      : undefined;
  return { data, isLoading, stale, reload };
}
