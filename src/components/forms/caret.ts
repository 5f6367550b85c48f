/** The name of the control that has the focus, and what is selected in it. */
export interface Caret {
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
}

const isText = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Returns the caret of the page; undefined if no control of a form has the focus. */
export function readCaret(): Caret | undefined {
  const control = document.activeElement;
  if (isText(control)) {
    return { name: control.name, start: control.selectionStart, end: control.selectionEnd };
  }
  if (control instanceof HTMLButtonElement) return { name: control.name, start: null, end: null };
  return undefined;
}

/** Focuses the control of a form, and selects in it what was selected. */
export function restoreCaret(form: HTMLFormElement | null, { name, start, end }: Caret): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
  // A field of a day has no text to select.
  if (isText(control) && start !== null) control.setSelectionRange(start, end);
}
