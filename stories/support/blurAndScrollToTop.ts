/** Ends a play that has clicked or scrolled: the story shows the start of the page. */
export function blurAndScrollToTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
}
