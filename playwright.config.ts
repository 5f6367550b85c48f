import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchArgs } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { ariaSnapshotsFolder, isSample } from '#tools/settings/recorded.ts';
import { root } from '#tools/settings/settings.ts';
import type { Engine } from './tests/browsers/browser.ts';
import { laptop } from './tests/e2e/devices.ts';

/** The end-to-end tests. Those of one file run in order, files side by side. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/e2e',
  // The steps of the same names run them: `npm test`, CI and `npm run test:full`.
  projects: [
    { name: 'e2e', testMatch: 'e2e/*.spec.ts' },
    // The longest part of `e2e-ci`, with a build of its own: last, it would run alone.
    { name: 'e2e-server', testMatch: 'e2e/ci/server*.spec.ts', workers: 1 },
    { name: 'e2e-ci', testMatch: 'e2e/ci/*.spec.ts', testIgnore: 'e2e/ci/server*.spec.ts' },
    // The step of this name builds the Storybook that it opens.
    { name: 'browse', testDir: 'tests/storybook' },
    // The step `browsers`, which Playwright only runs: its tests speak WebDriver with the browsers.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      // One browser and one site, the other engine beside it.
      workers: 1,
      use: { engine },
    })),
  ],
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  retries: 0,
  // Ends a test that hangs. On a busy machine a journey takes half a minute.
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // The first run of a consultancy records its own.
  updateSnapshots: isSample ? 'default' : 'missing',
  expect: {
    toMatchAriaSnapshot: { pathTemplate: join(root, ariaSnapshotsFolder, '{arg}{ext}') },
  },
  use: {
    viewport: laptop,
    launchOptions: {
      executablePath: findProgram('chromium'),
      // Tests run without the internet: a request to another host fails, and with it the test.
      args: [...launchArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    // A service worker would respond instead of the mocks of a test.
    serviceWorkers: 'block',
  },
});
