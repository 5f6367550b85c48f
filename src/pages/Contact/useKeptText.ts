import { type RefObject, useEffect, useRef } from 'react';
import { safeStorage } from '#src/session/safeStorage.ts';

const KEY = 'contact-message';

/**
 * Keeps what is typed into the form inside the element, for as long as the tab is open and the
 * message not sent: through other pages, a reload, and a phone that had to close the page. Not
 * longer, because others may use the device after.
 */
export function useKeptText(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = section.current?.querySelector('form');
    if (!form) return;
    const storage = safeStorage(() => window.sessionStorage);
    const keep = () => {
      storage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
    };
    const forget = () => storage.removeItem(KEY);
    fill(form, storage.getItem(KEY));
    form.addEventListener('input', keep);
    form.addEventListener('reset', forget);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('reset', forget);
    };
  }, []);
  return section;
}

/** Puts back what was kept, where nothing has been typed since. */
function fill(form: HTMLFormElement, kept: string | null): void {
  for (const [name, text] of Object.entries(parse(kept))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) setText(field, HTMLInputElement.prototype, text);
    if (field instanceof HTMLTextAreaElement) setText(field, HTMLTextAreaElement.prototype, text);
  }
}

function setText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, text: unknown) {
  if (field.value !== '' || typeof text !== 'string') return;
  // Past the property that React puts on the field, so that it sees a change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function parse(kept: string | null): object {
  try {
    const fields: unknown = JSON.parse(kept ?? '{}');
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}
