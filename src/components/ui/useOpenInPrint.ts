import { type RefObject, useEffect } from 'react';

/**
 * Opens each `details` in an element for print, in browsers without `::details-content`. `name` is
 * that of the group, of which only one can be open.
 */
export function useOpenInPrint(root: RefObject<HTMLElement | null>, name?: string): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    const find = (selector: string) => [
      ...(root.current?.querySelectorAll<HTMLDetailsElement>(selector) ?? []),
    ];
    let closed: readonly HTMLDetailsElement[] = [];
    const open = () => {
      closed = find('details:not([open])');
      // Of those with the same name only one can be open.
      for (const item of find('details')) item.removeAttribute('name');
      for (const item of closed) item.open = true;
    };
    const restore = () => {
      for (const item of closed) item.open = false;
      if (name) for (const item of find('details')) item.setAttribute('name', name);
    };
    const controller = new AbortController();
    window.addEventListener('beforeprint', open, controller);
    window.addEventListener('afterprint', restore, controller);
    return () => controller.abort();
  }, [root, name]);
}
