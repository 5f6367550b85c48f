import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import site from '../../vite.config.ts';

/** Bundles the thread that renders pages into one file, with the settings of the site. */
export default defineConfig((env) => {
  const own: UserConfig = {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: 'server/pages/worker.ts',
      outDir: 'dist-server',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'pages-worker.js' } },
    },
  };
  return mergeConfig(site({ ...env, isSsrBuild: true }), own);
});
