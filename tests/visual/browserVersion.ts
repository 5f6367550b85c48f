import { execFileSync } from 'node:child_process';
import { findChromium } from '../../tools/chromium.mjs';

/** The browser that recorded the baselines. Another one draws letters and edges differently. */
export const BASELINE_BROWSER = { major: 156, platform: 'linux' };

/** Compares the browser with the one that recorded the baselines. Throws on CI and for an update. */
export function checkBrowser({ isUpdate }: { isUpdate: boolean }): void {
  const problem = describeMismatch(readMajorVersion(), process.platform);
  if (!problem) return;
  if (process.env.CI || isUpdate) throw new Error(problem);
  console.warn(`${problem} Differences may come from that.`);
}

/** Says how a browser differs from the one that recorded the baselines, if it does. */
export function describeMismatch(major: number, platform: string): string | undefined {
  if (major === BASELINE_BROWSER.major && platform === BASELINE_BROWSER.platform) return undefined;
  const expected = `Chromium ${BASELINE_BROWSER.major} on ${BASELINE_BROWSER.platform}`;
  return `The baselines were recorded with ${expected}, but this is Chromium ${major} on ${platform}. Set CHROMIUM_PATH to that version, or record all baselines again and change BASELINE_BROWSER.`;
}

function readMajorVersion(): number {
  // Without a version the comparison goes on, with the message.
  if (process.platform === 'win32') return Number.NaN;
  const version = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' });
  return Number.parseInt(/\d+/.exec(version)?.[0] ?? '', 10);
}
