import { defineConfig } from 'vite';

/** Bundles the server into one file. The packages that only a setting needs stay outside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['pg', 'nodemailer'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    // The folder of the site is in it, too.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
