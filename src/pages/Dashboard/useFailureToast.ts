import { useEffect, useEffectEvent, useRef } from 'react';
import type { Load } from '#src/api/useLoad.ts';
import { useToast } from '#src/components/ToastProvider.tsx';

/** Shows `message` as a toast each time the load fails. */
export function useFailureToast<T>(load: Load<T>, message: string): void {
  const toast = useToast();
  const error = load.status === 'failed' ? load.error : undefined;
  const reported = useRef<unknown>(undefined);
  const report = useEffectEvent(() => toast.error(message));
  useEffect(() => {
    if (error === undefined || error === reported.current) return;
    reported.current = error;
    report();
  }, [error]);
}
