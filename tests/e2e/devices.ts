/** Screens that the tests use: small, medium with the mobile menu, and large. */
export const phone = { name: 'phone', options: { viewport: { width: 390, height: 844 } } } as const;
export const tablet = {
  name: 'tablet',
  options: { viewport: { width: 800, height: 1100 } },
} as const;
export const laptop = {
  name: 'laptop',
  options: { viewport: { width: 1280, height: 800 } },
} as const;
