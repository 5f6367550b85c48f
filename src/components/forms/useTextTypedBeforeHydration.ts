import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on what was typed into a form before hydration, by field name: it is in the DOM only, and
 * the next render would overwrite it. Returns the ref of the form element.
 */
export function useTextTypedBeforeHydration(
  onTyped: (values: Readonly<Record<string, string>>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent(() => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const typed = fields.filter(([, text]) => text !== '');
    if (typed.length > 0) {
      onTyped(Object.fromEntries(typed.map(([name, text]) => [name, String(text)])));
    }
  });
  useLayoutEffect(() => adopt(), []);
  return form;
}
