/** Focuses the first field that the form sends; fields without a name are only shown. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name]')?.focus();
}
