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
    // FormData would make the browser lay out the page for each textarea.
    const typed = [...(form.current?.elements ?? [])]
      .filter(isText)
      .filter(({ name, value }) => name !== '' && value !== '');
    if (typed.length > 0) {
      onTyped(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
    }
  });
  useLayoutEffect(() => adopt(), []);
  return form;
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
