import { useState } from 'react';
import { isNotFound } from '#src/api/client.ts';
import { useSend } from '#src/api/useSend.ts';
import { useToast } from '#src/components/ToastProvider.tsx';

interface UseUpdateOptions {
  success: string;
  failure: string;
  /** The server no longer has the entry. */
  onGone: () => void;
}

interface Update {
  isSending: boolean;
  /** The server no longer has the entry: no further attempt can succeed. */
  isGone: boolean;
  /** Runs the work, with the toast of its end. `work` closes the dialog; on failure it stays. */
  update: (work: () => Promise<void>) => void;
}

/** Sends the changes of an edit dialog and says how it went. */
export function useUpdate({ success, failure, onGone }: UseUpdateOptions): Update {
  const toast = useToast();
  const { isSending, send } = useSend();
  const [isGone, setIsGone] = useState(false);

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
      toast.success(success);
    } catch (error) {
      toast.error(failure);
      if (!isNotFound(error)) return;
      setIsGone(true);
      onGone();
    }
  }

  return { isSending, isGone, update: (work) => void send(() => attempt(work)) };
}
