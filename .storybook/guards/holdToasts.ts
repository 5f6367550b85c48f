/** Keeps the toasts at the end of a story open, as a pointer over them does. */
export function holdToasts(): void {
  for (const toast of document.querySelectorAll('[data-toast]')) {
    toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}
