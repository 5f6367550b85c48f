import { useMemo, useRef, useState } from 'react';
import type { UrlQuery } from '#src/lib/useUrlQuery.ts';

export interface Entry {
  readonly _id: string;
}

/**
 * A dialog about one entry, whose id is in the query of the URL as `name`. Opening it adds a
 * history entry, so that Back closes it; closing it returns to the entry before. The functions
 * never change. `entry` is null if the dialog is closed; an open one keeps its entry when the list
 * loses it.
 */
export function useUrlDialog<T extends Entry>(
  name: string,
  { get, actions }: UrlQuery,
  entries: readonly T[],
) {
  const idInUrl = get(name);
  // Going back takes some ms. Until then the dialog is hidden.
  const [closing, setClosing] = useState('');
  if (closing !== '' && closing !== idInUrl) setClosing('');
  /** True if the history entry before this one is the list: not after a reload. */
  const isPushed = useRef(false);

  const id = idInUrl === closing ? '' : idInUrl;
  const [entry, setEntry] = useState<T | null>(null);
  if ((entry?._id ?? '') !== id) {
    const found = entries.find(({ _id }) => _id === id) ?? null;
    if (found !== entry) setEntry(found);
  }

  const functions = useMemo(
    () => ({
      open({ _id }: Entry) {
        isPushed.current = true;
        setClosing('');
        actions.write(name, _id);
      },
      /** Does nothing if the dialog of this entry is not open, such as after Back. */
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
  return { entry, ...functions };
}
