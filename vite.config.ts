import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sampleLeft } from '#tools/brand/sample.ts';
import { deriveCredential } from '#tools/build/adminCredential.ts';
import { brandColours } from '#tools/build/brandColours.ts';
import { chunks } from '#tools/build/codeSplitting.ts';
import { markedLexer } from '#tools/build/markedLexer.ts';
import { prerender } from '#tools/build/prerender.ts';
import { publicFiles } from '#tools/build/publicFiles.ts';
import { staticHost } from '#tools/build/staticHost.ts';
import { type Env, hasServer, readEnv } from '#tools/settings/settings.ts';
import { WORKER_URL } from './src/app/pwa/serviceWorkerProtocol.ts';
import { supportedBrowsers } from './src/lib/supportedBrowsers.ts';

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // Storybook and the tests set a mode of their own, but use the development settings.
  const isStorybookOrTest = mode === 'test' || process.env.STORYBOOK === 'true';
  const env = readEnv(isStorybookOrTest ? 'development' : mode);
  const isSite = command === 'build' && !isSsrBuild && !isStorybookOrTest;
  return {
    plugins: [
      react(),
      brandColours(),
      publicFiles(),
      staticHost(),
      ...(isSite ? [markedLexer(), prerender(env)] : []),
    ],
    define: {
      'import.meta.env.SHOWS_SAMPLES': String(isStorybookOrTest || mode !== 'production'),
      // Replaced in each place, so that a build without the server has none of its pages.
      'import.meta.env.HAS_SERVER': String(hasServer(env)),
      // For the dashboard: the site is public, and must not have an invented founder or licence.
      'import.meta.env.SAMPLE_LEFT': JSON.stringify(
        mode === 'production' ? sampleLeft(['brand']) : [],
      ),
      // The page about privacy says what the server does with the same setting.
      'import.meta.env.MESSAGES_KEPT': JSON.stringify(env.MESSAGES_KEPT || '12'),
      ...(isStorybookOrTest ? publicSettings(env) : {}),
      __ADMIN_CREDENTIAL__: JSON.stringify(
        deriveCredential(env.ADMIN_USERNAME, env.ADMIN_PASSWORD),
      ),
    },
    // What is built there would load the open page again.
    server: { watch: { ignored: ['**/.cache/**', '**/.preview/**', '**/dist-server/**'] } },
    // The service worker needs a URL that stays the same.
    worker: { rolldownOptions: { output: { entryFileNames: WORKER_URL.slice(1) } } },
    build: {
      target: Object.entries(supportedBrowsers).map(
        ([name, version]) => `${name.toLowerCase()}${version}`,
      ),
      // All supported browsers support module preload.
      modulePreload: { polyfill: false },
      // Each page has its styles in its HTML: hydration would wait for the sheet of a chunk.
      cssCodeSplit: !isSite,
      rolldownOptions: {
        // A warning about slow plugins helps nobody.
        checks: { pluginTimings: false },
        // Emotion imports it for a function that nobody calls.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        output: isSite ? { codeSplitting: chunks } : {},
      },
    },
  };
});

/** Replaces the settings that a page may read, as Vite does with .env files. */
function publicSettings(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
