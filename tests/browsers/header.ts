import type { Visit } from './visit.ts';

/** The distance of an open panel from the header, in px. */
export const gapBelowHeader = (visit: Visit) =>
  visit.run(() => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const panel = document.querySelector('header :popover-open')?.getBoundingClientRect();
    return header && panel ? Math.round(panel.top - header.bottom) : null;
  });
