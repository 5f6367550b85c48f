import type { ReactNode, RefObject } from 'react';
import { isForbidden } from '#src/api/client.ts';
import { LoadErrorAlert } from '#src/components/feedback/LoadErrorAlert.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import type { Query } from '#src/lib/useQuery.ts';
import { useFailureToast } from './useFailureToast.ts';

interface LoadedDataProps<T> {
  query: Query<T>;
  /** What is loaded, such as 'accounts'. */
  name: string;
  /** Takes the focus from the button that tries again. */
  headingRef: RefObject<HTMLElement | null>;
  children: (data: T) => ReactNode;
}

/** Data of the server that only some may see, in all its states. */
export function LoadedData<T>({ query, name, headingRef, children }: LoadedDataProps<T>) {
  const isRefused = isForbidden(query.error);
  useFailureToast(isRefused ? undefined : query.error, `Failed to fetch ${name}`);
  if (isRefused) {
    return (
      <Callout>
        Only an owner can see this page. You are signed in as an editor: ask an owner.
      </Callout>
    );
  }
  if (query.isLoading) return <StatusMessage>{`Loading ${name}...`}</StatusMessage>;
  if (query.data === undefined) {
    return (
      <LoadErrorAlert
        onRetry={() => {
          // The button goes.
          headingRef.current?.focus();
          query.reload();
        }}
      >
        {`The ${name} could not be loaded.`}
      </LoadErrorAlert>
    );
  }
  return children(query.data);
}
