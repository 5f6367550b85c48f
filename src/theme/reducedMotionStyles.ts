/** Styles that disable animations and transitions for `prefers-reduced-motion`. */
export const reducedMotionStyles = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
} as const;
