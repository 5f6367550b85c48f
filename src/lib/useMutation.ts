import { useRef, useState } from 'react';

interface MutationOptions<Result> {
  onSuccess?: (result: Result) => void;
  onError?: (error: unknown) => void;
}

/**
 * Runs one write at a time: `mutate` does nothing while an earlier call is pending. `error` is that
 * of the last call; null before its end, and after a success.
 */
export function useMutation<Args extends unknown[], Result>(
  mutationFn: (...args: Args) => Promise<Result>,
  { onSuccess, onError }: MutationOptions<Result> = {},
) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // State alone is too late: a second click can arrive before the next render.
  const isRunning = useRef(false);

  async function mutate(...args: Args): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setError(null);
    try {
      await mutationFn(...args).then(onSuccess, (reason) => {
        setError(reason);
        return onError?.(reason);
      });
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  return { error, isPending, mutate };
}
