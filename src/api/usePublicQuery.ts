import { useEffect, useRef } from 'react';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { isNetworkError } from './client.ts';

/**
 * Loads data for a public page, first shown as it was prerendered, and logs each error but that of
 * a request which the browser ends because the visitor leaves. With `stale` the shown data is
 * prerendered or from the offline cache, because the request has failed.
 *
 * @param name - what is loaded, for the log: 'blogs'
 */
export function usePublicQuery<T>(
  name: string,
  queryFn: (signal: AbortSignal) => Promise<QueryResult<T>>,
  prerendered: T | undefined,
) {
  const { renderedAt } = usePrerenderedData();
  const isLeaving = useRef(false);
  const { data, isLoading, cachedAt, error, reload } = useQuery(async (signal) => {
    const leave = () => {
      isLeaving.current = true;
    };
    // During the request only: Firefox keeps no page with it for Back.
    window.addEventListener('beforeunload', leave);
    try {
      return await queryFn(signal);
    } finally {
      window.removeEventListener('beforeunload', leave);
    }
  }, prerendered);
  useEffect(() => {
    if (error && !isLeaving.current) console.error(`Failed to load ${name}:`, error);
  }, [name, error]);

  const asOf = cachedAt ?? (renderedAt && new Date(renderedAt));
  const stale =
    error && data !== undefined && asOf
      ? {
          /** The time when the server sent the data. */
          asOf,
          /** True if the server has responded, but with an error. */
          isServerError: !isNetworkError(error),
        }
      : undefined;
  return { data, isLoading, stale, reload };
}
