/** Styles that disable animations and transitions for `prefers-reduced-motion`. */
export const reducedMotionStyles = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // Any other duration would add a transition to elements that have none.
    transitionDuration: '0s !important',
    scrollBehavior: 'auto !important',
  },
  // In a rule of its own, because a browser ignores rules with a selector that it does not know.
  '::details-content': { transitionDuration: '0s !important' },
} as const;
