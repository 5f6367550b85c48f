import { test as base } from '../e2e/fixtures.ts';
import { type Browser, type Engine, startBrowser } from './browser.ts';
import { type Gate, openGate } from './gate.ts';
import { Visit } from './visit.ts';

interface TestFixtures {
  readonly gate: Gate;
  /** A visitor with nothing stored, on a laptop. */
  readonly visit: Visit;
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly driven: Browser;
}

/** `test` on the site, with a visitor in Firefox or WebKit instead of Playwright's browsers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driven: [
    async ({ engine }, use) => {
      const browser = await startBrowser(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  gate: async ({ site }, use) => {
    const gate = await openGate(site.url);
    await use(gate);
    await gate.close();
  },
  visit: async ({ driven, gate }, use) => {
    const visit = new Visit(driven.send, gate.url);
    await visit.resize('laptop');
    await use(visit);
    await driven.send('navigate', { url: 'about:blank' });
  },
});
