import { useEffect, useEffectEvent } from 'react';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';

/** Shows `message` as a toast for each new error. */
export function useFailureToast(error: unknown, message: string): void {
  const toast = useToast();
  const report = useEffectEvent(() => toast.error(message));
  useEffect(() => {
    if (error !== undefined) report();
  }, [error]);
}
