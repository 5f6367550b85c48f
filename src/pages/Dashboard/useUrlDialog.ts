import { useMemo, useRef, useState } from 'react';
import type { UrlQuery } from '#src/lib/useUrlQuery.ts';

export interface Entry {
  readonly _id: string;
}

export interface UrlDialog {
  /** The id in the URL; empty if the dialog is closed. */
  readonly id: string;
  readonly open: (entry: Entry) => void;
  /** Does nothing if the dialog of this entry is not open, such as after Back. */
  readonly close: (entry: Entry) => void;
}

/**
 * A dialog about one entry, whose id is in the query of the URL as `name`. Opening it adds a history
 * entry, so that Back closes it; closing it returns to the entry before. The functions never change.
 */
export function useUrlDialog(name: string, { get, actions }: UrlQuery): UrlDialog {
  const id = get(name);
  // Going back takes some ms. Until then the dialog is hidden.
  const [closing, setClosing] = useState('');
  if (closing !== '' && closing !== id) setClosing('');
  /** Whether the history entry before this one is the list: not after a reload. */
  const isPushed = useRef(false);

  const functions = useMemo(
    () => ({
      open({ _id }: Entry) {
        isPushed.current = true;
        actions.write(name, _id);
      },
      close({ _id }: Entry) {
        if (actions.read(name) !== _id) return;
        setClosing(_id);
        if (isPushed.current) actions.goBack(name);
        else actions.write(name, '', { replace: true });
        isPushed.current = false;
      },
    }),
    [name, actions],
  );
  return { id: id === closing ? '' : id, ...functions };
}
