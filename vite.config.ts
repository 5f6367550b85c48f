import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { deriveCredential } from './tools/build/admin-credential.ts';
import { chunks, shrinking } from './tools/build/bundle.ts';
import { hostFiles } from './tools/build/host-files.ts';
import { leaveOut } from './tools/build/leave-out.ts';
import { missingSettings } from './tools/build/missing-settings.ts';
import { prerender } from './tools/build/prerender.ts';
import { previewPages } from './tools/build/preview-pages.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { apiPort, type Env, proxyToApi, readEnv } from './tools/build/settings.ts';
import { webApp } from './tools/build/web-app.ts';

/**
 * React Router's package gives every bundler its development build; visitors get the other. Both of
 * its entries, since the router of one build does not know the pages of the other.
 */
const productionRouter = (
  [
    [/^react-router$/, 'index.mjs'],
    [/^react-router\/dom$/, 'dom-export.mjs'],
  ] as const
).map(([find, file]) => ({
  find,
  replacement: fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url),
  ),
}));

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // Storybook and the tests run what development runs, whatever mode they give themselves.
  const isWorkbench = mode === 'test' || process.env.STORYBOOK === 'true';
  const env = readEnv(isWorkbench ? 'development' : mode);
  // In the workbench not: a story's own router comes from the other build, and they would not meet.
  const isSite = command === 'build' && !isSsrBuild && !isWorkbench;
  const proxy = proxyToApi(apiPort(env).number);
  return {
    plugins: [
      react(),
      isSite && leaveOut(),
      ...(isWorkbench
        ? []
        : [
            missingSettings(env),
            prerender(env),
            webApp(),
            serviceWorker(env),
            hostFiles(env),
            previewPages(),
          ]),
    ],
    define: {
      ...(isWorkbench ? publicSettings(env) : {}),
      __ADMIN_CREDENTIAL__: JSON.stringify(
        deriveCredential(env.ADMIN_USERNAME, env.ADMIN_PASSWORD),
      ),
    },
    resolve: { alias: isSite ? productionRouter : [] },
    // The site chooses its scheme by attribute, so nothing has to stand in for `light-dark()`.
    css: { lightningcss: { exclude: Features.LightDark } },
    server: { proxy },
    preview: { proxy },
    build: {
      ...(isSite ? shrinking : {}),
      rolldownOptions: {
        // How long each plugin took is nothing to warn of.
        checks: { pluginTimings: false },
        output: isSite ? { codeSplitting: chunks } : {},
      },
    },
  };
});

/** The settings that a page may read, as Vite itself puts them in. */
function publicSettings(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
