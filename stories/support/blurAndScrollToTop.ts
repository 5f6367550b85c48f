/**
 * Ends a play that has clicked or scrolled, so that the story shows what its name says: the start
 * of the page, without a focus ring. Only for stories that are not about the focus.
 */
export function blurAndScrollToTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
}
