/** Windows of the tests. The laptop's is the default: see playwright.config.ts. */
export const phone = { width: 360, height: 740 } as const;
export const tablet = { width: 800, height: 1100 } as const;
export const laptop = { width: 1280, height: 800 } as const;
