import { useEffect, useEffectEvent } from 'react';
import { isUnauthorized } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';

/** Shows `message` as a toast for each new error, unless it leads to the sign-in page, which explains it. */
export function useFailureToast(error: unknown, message: string): void {
  const toast = useToast();
  const report = useEffectEvent(() => toast.error(message));
  useEffect(() => {
    if (error !== undefined && !isUnauthorized(error)) report();
  }, [error]);
}
