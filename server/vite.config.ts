import { defineConfig } from 'vite';

/** Bundles the server into one file. The package pg stays outside; it is loaded for PostgreSQL only. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['pg'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    // The folder of the site is in it, too.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
