import { expect as playwrightExpect } from 'playwright/test';

/**
 * Playwright's `expect`: what it says of a locator or a page it waits for, up to 15 s, so that no
 * test has to wait by the clock.
 */
export const expect = playwrightExpect.configure({ timeout: 15_000 });
