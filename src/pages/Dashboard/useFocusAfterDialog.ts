import { useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from './DashboardScreen.tsx';
import type { Entry } from './useUrlDialog.ts';

type Action = 'edit' | 'delete';

/** Focuses the button of an entry that edits or deletes it. Returns whether it is in the list. */
export function focusEntry(id: string, action: Action): boolean {
  const buttons = document.getElementById(id)?.querySelectorAll('button') ?? [];
  const button = [...buttons].at(action === 'edit' ? 0 : -1);
  button?.focus();
  return button !== undefined;
}

/**
 * Moves the focus if a dialog has closed and the button that opened it is gone: to the same button
 * of its entry, of the next one if the entry is also gone, or of the previous one; to the heading
 * if the list is empty.
 */
export function useFocusAfterDialog(
  action: Action,
  openId: string | undefined,
  entries: readonly Entry[],
): void {
  const last = useRef({ id: '', index: -1 });
  const remember = useEffectEvent((id: string) => {
    last.current = { id, index: entries.findIndex(({ _id }) => _id === id) };
  });
  const moveFocus = useEffectEvent(() => {
    const { id, index } = last.current;
    if (id === '' || document.activeElement !== document.body) return;
    const neighbour = entries[Math.min(index, entries.length - 1)];
    const isDone = focusEntry(id, action) || (neighbour && focusEntry(neighbour._id, action));
    if (!isDone) focusHeading();
  });
  useEffect(() => {
    if (openId === undefined) moveFocus();
    else remember(openId);
  }, [openId]);
}
