import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

export type UrlQuery = ReturnType<typeof useUrlQuery>;

/** The query of the page's URL. */
export function useUrlQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
    // A response may arrive after the page was left.
    return () => {
      latest.current = new URLSearchParams();
    };
  }, [params]);

  const actions = useMemo(() => {
    function change(name: string, value: string) {
      latest.current = new URLSearchParams(latest.current);
      if (value === '') latest.current.delete(name);
      else latest.current.set(name, value);
    }
    return {
      read: (name: string) => latest.current.get(name) ?? '',
      /** Changes a parameter, with a new history entry or without; an empty value removes it. */
      write(name: string, value: string, options = { replace: false }) {
        change(name, value);
        // A new entry is a dialog: ScrollRestoration leaves the page where it is when it closes.
        const state = options.replace ? null : { isDialog: true };
        void navigate({ search: latest.current.toString() }, { ...options, state });
      },
      /** Removes a parameter by going back to the history entry before. */
      goBack(name: string) {
        change(name, '');
        void navigate(-1);
      },
    };
  }, [navigate]);

  return {
    /** A parameter as it is rendered; empty if it is missing. */
    get: (name: string) => params.get(name) ?? '',
    /** The functions, which never change. They know each change at once, before it is rendered. */
    actions,
  };
}
