/** The rules that hold everything still, for those who ask for reduced motion. */
export const reducedMotionStyles = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
} as const;
