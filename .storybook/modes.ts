/** The modes of Chromatic's snapshots: globals of `toolbars.ts`, a viewport of `preview.tsx`. */
export const modes = {
  'light 360': { scheme: 'light', viewport: 'phone' },
  'light 1440': { scheme: 'light', viewport: 'laptop' },
  'dark 360': { scheme: 'dark', viewport: 'phone' },
  'dark 1440': { scheme: 'dark', viewport: 'laptop' },
} as const;
