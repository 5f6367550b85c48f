import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchArgs } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { baselinesFolder } from '#tools/settings/recorded.ts';

/** Chromium flags that keep rendering the same on every machine. */
const renderingArgs = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  // Partial raster leaves different anti-aliasing on rounded edges after an update.
  '--disable-partial-raster',
];

/** Every story in a real browser: its play, axe, and its picture if it has one. */
const storiesProject: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Also what no story imports yet: Vite would discover its first import in a run, and reload.
  optimizeDeps: { include: ['@mui/material/**'] },
  test: {
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: findProgram('chromium'),
          args: [...launchArgs, ...renderingArgs],
        },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorOptions: { threshold: 0.05, includeAA: true, allowedMismatchedPixels: 4 },
          resolveScreenshotPath: ({ arg, ext, root }) =>
            join(root, baselinesFolder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }) =>
            join(root, 'test-results/visual', `${arg}${ext}`),
        },
      },
    },
    name: 'stories',
    // A story may fail on a busy machine.
    retry: 1,
    globalSetup: ['tests/visual/checkBaselines.ts'],
    setupFiles: ['tests/visual/takeScreenshots.ts'],
  },
};

/** Tests that replace a module, read a setting when one is imported, or measure their process. */
const isolated = [
  'tests/server/{backup,guesses,pictureStores,serve,uploads}.test.ts',
  'tests/unit/{api,brand,tools/build}/*.test.{ts,tsx}',
];

const unit = {
  environment: 'node',
  // More than processors, because these tests wait for timeouts and processes half of the time.
  maxWorkers: 4,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Ends a test that hangs. On a busy machine one takes four times as long as on a quiet one.
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

/** `unit-isolated` has a process for each file, `stories` run in a browser, all else in Node. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{tests,brand}/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**', ...isolated],
          // To import the modules for each file anew took most of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-isolated', include: isolated } },
      {
        // Only for `npm run test:contract`; API_URL is the server to test.
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/any-server.ts'],
        },
      },
      {
        // A step of its own, because it needs PostgreSQL's programs.
        test: {
          ...unit,
          name: 'postgres',
          isolate: false,
          include: ['tests/server/{*.db.test,postgres/*.pg}.ts', 'tests/contract/server.test.ts'],
          globalSetup: ['tests/server/postgres/cluster.ts'],
          hookTimeout: 60_000,
        },
      },
      storiesProject,
    ],
  },
});
