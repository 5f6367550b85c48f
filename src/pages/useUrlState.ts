import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';

/**
 * The query of the page's URL. On the server, and while React hydrates, it is that of the
 * prerendered page.
 */
export function useHydratedQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const { search = '' } = usePrerenderedData();
  const rendered = new URLSearchParams(search);
  return useBrowserValue(
    () => params,
    rendered.toString() === params.toString() ? params : rendered,
  );
}

/** State in the query of the page's URL, and the function that changes a part of it. */
export function useUrlState<State extends object>(
  read: (query: URLSearchParams) => State,
  write: (state: State, query: URLSearchParams) => string,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The router changes the URL in a transition, which is too late for a field.
  const [state, setState] = useOptimistic(read(useHydratedQuery()));
  // Several fields may adopt what was put in before hydration, in one commit.
  const latest = useRef<State>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  const change = (part: (current: State) => Partial<State>) =>
    startTransition(() => {
      const current = latest.current ?? read(params);
      const changed = { ...current, ...part(current) };
      latest.current = changed;
      setState(changed);
      // The router would write ',' as '%2C' in the parameters of a function.
      void navigate({ search: write(changed, params) }, { replace: true });
    });
  return [state, change] as const;
}
