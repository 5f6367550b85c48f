/**
 * Keeps the toasts at the end of a story open, as a pointer over them does. They would close after
 * three seconds, and a reviewer would see a story about a toast without one.
 */
export function holdToasts(): void {
  for (const toast of document.querySelectorAll('[data-toast]')) {
    toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}
