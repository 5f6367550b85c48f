import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { isForbidden, isUnauthorized } from '#src/api/client.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import type { Query } from '#src/lib/useQuery.ts';
import { focusHeading } from './DashboardScreen.tsx';

interface LoadedDataProps<T> {
  query: Query<T>;
  /** The noun for the data, such as 'accounts'. */
  name: string;
  /** Takes the focus from the button that tries again. Default: the page's h1. */
  headingRef?: RefObject<HTMLElement | null>;
  children: (data: T) => ReactNode;
}

/** Data of the server in all its states. Some of it only owners may see. */
export function LoadedData<T>({ query, name, headingRef, children }: LoadedDataProps<T>) {
  const isRefused = isForbidden(query.error);
  const toast = useToast();
  // The sign-in page explains what leads to it.
  const reportFailure = useEffectEvent(() => {
    if (!isRefused && !isUnauthorized(query.error)) toast.error(`Failed to fetch ${name}`);
  });
  const hasFailed = query.error !== undefined;
  useEffect(() => {
    // Once, even if the next attempts fail.
    if (hasFailed) reportFailure();
  }, [hasFailed]);
  if (isRefused) {
    return (
      <Callout>
        Only an owner can see this page. You are signed in as an editor: ask an owner.
      </Callout>
    );
  }
  if (query.isLoading) return <StatusMessage>{`Loading ${name}...`}</StatusMessage>;
  if (query.data === undefined) {
    const onClick = () => {
      // The button goes.
      if (headingRef) headingRef.current?.focus();
      else focusHeading();
      query.reload();
    };
    return (
      <Callout isError action={{ label: 'Try again', onClick }}>
        {`The ${name} could not be loaded.`}
      </Callout>
    );
  }
  return children(query.data);
}
