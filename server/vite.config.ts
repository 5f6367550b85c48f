import { defineConfig } from 'vite';

/** Bundles the server into one file. pg and sharp stay outside; they are loaded when they are needed. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['pg', 'sharp'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    // The folder of the site is in it, too.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
