import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

/** Bundles the thread that renders pages into one file, with the settings of the site. */
export default defineConfig((env) =>
  mergeConfig(site({ ...env, isSsrBuild: true }), {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: 'server/pages/worker.ts',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'pages-worker.js' } },
    },
  }),
);
