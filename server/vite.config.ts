import { defineConfig } from 'vite';

/** Bundles the server into one file. Packages that not every server needs stay outside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['pg', 'sharp', 'nodemailer'] },
  build: {
    ssr: 'server/main.ts',
    // The folder of the site is in it.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
