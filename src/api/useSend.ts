import { useRef, useState } from 'react';

/** A write in the making. */
export type Send = {
  isSending: boolean;
  /** Runs `work`, unless an earlier one is still under way: a double click sends once. */
  send: (work: () => Promise<void>) => Promise<void>;
};

/** Sends one thing at a time. What `work` throws is thrown on. */
export function useSend(): Send {
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  async function send(work: () => Promise<void>) {
    // The state alone would come too late: two clicks can arrive before the next render.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, send };
}
