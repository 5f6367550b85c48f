import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deriveCredential } from './scripts/build/admin-credential.ts';
import { chunks } from './scripts/build/bundle.ts';
import { hostingConfig } from './scripts/build/host-files.ts';
import { warnMissingEnv } from './scripts/build/missing-settings.ts';
import { prerender } from './scripts/build/prerender.ts';
import { previewPages } from './scripts/build/preview-pages.ts';
import { reportSampleData } from './scripts/build/sample-data.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { apiPort, type Env, proxyToApi, readEnv } from './scripts/build/settings.ts';
import { webApp } from './scripts/build/web-app.ts';

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // Storybook and the tests set a mode of their own, but use the development settings.
  const isStorybookOrTest = mode === 'test' || process.env.STORYBOOK === 'true';
  const env = readEnv(isStorybookOrTest ? 'development' : mode);
  const isSite = command === 'build' && !isSsrBuild && !isStorybookOrTest;
  const proxy = proxyToApi(apiPort(env).number);
  return {
    plugins: [
      react(),
      ...(isStorybookOrTest
        ? []
        : [
            warnMissingEnv(env),
            reportSampleData(env),
            prerender(env),
            webApp(),
            serviceWorker(env),
            hostingConfig(env),
            previewPages(),
          ]),
    ],
    define: {
      'import.meta.env.SHOWS_SAMPLES': String(isStorybookOrTest || mode !== 'production'),
      ...(isStorybookOrTest ? publicSettings(env) : {}),
      __ADMIN_CREDENTIAL__: JSON.stringify(
        deriveCredential(env.ADMIN_USERNAME, env.ADMIN_PASSWORD),
      ),
    },
    server: { proxy },
    preview: { proxy },
    build: {
      // All supported browsers support module preload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A warning about slow plugins helps nobody.
        checks: { pluginTimings: false },
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
