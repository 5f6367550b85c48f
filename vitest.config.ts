import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, launchArgs } from './tools/chromium.mjs';

/**
 * What a browser shows is looked at once more on a machine that others keep busy. What fails twice is
 * a fault, and what passed only then is named in the summary of `npm test`.
 */
const retry = 1;

/**
 * Three projects: `unit` (pure logic and the API's conformance, in Node), `stories` (every story in
 * a real browser) and `e2e` (the built site with the real json-server, in a real browser).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
          testTimeout: 20_000,
        },
      },
      {
        // Only by `npm run conformance`, which names the server to hold against the contract.
        test: {
          name: 'conformance',
          environment: 'node',
          include: process.env.API_URL ? ['tests/conformance/any-server.ts'] : [],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Listed, because Vite would otherwise find them in the middle of a cold run and reload.
        optimizeDeps: {
          include: [
            '@emailjs/browser',
            '@emotion/react',
            '@emotion/react/jsx-dev-runtime',
            '@emotion/styled',
            '@mui/material/**',
            '@storybook/addon-a11y/preview',
            '@storybook/addon-docs/preview',
            '@storybook/react-vite',
            'axios',
            'msw',
            'msw/browser',
            'msw/experimental',
            'msw-storybook-addon',
            'notistack',
            'react',
            'react-dom',
            'react-dom/client',
            'react-router-dom',
            'react/jsx-dev-runtime',
            'storybook/internal/core-events',
            'storybook/preview-api',
            'storybook/test',
            'valibot',
          ],
        },
        test: {
          name: 'stories',
          retry,
          isolate: false,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: launchArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          retry,
          // A journey waits more than it computes: as many files at once as CI has cores.
          maxWorkers: 2,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
