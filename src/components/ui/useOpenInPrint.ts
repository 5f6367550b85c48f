import { type RefObject, useEffect } from 'react';

/** Opens `details` at or below an element for print, in browsers without `::details-content`. */
export function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let restore = () => {};
    const open = () => {
      const items = [root.current, ...(root.current?.querySelectorAll('details') ?? [])].filter(
        (element) => element instanceof HTMLDetailsElement,
      );
      const before = items.map((item) => ({
        item,
        name: item.getAttribute('name'),
        open: item.open,
      }));
      for (const item of items) {
        // Of those with the same name only one can be open.
        item.removeAttribute('name');
        item.open = true;
      }
      restore = () => {
        for (const { item, name, open: wasOpen } of before) {
          item.open = wasOpen;
          if (name) item.setAttribute('name', name);
        }
      };
    };
    const close = () => restore();
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [root]);
}
