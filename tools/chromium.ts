/** The Chromium of the stories, the end-to-end tests and the measurements. */
import { chromium } from 'playwright';
import { CliError } from '#tools/settings/cliError.ts';
import { ensureProgram, findProgram, readVersion } from './programs.ts';

/** Major version of the Chromium that records the visual baselines. CI installs this one. */
export const BASELINE_CHROMIUM = 156;

/**
 * The first three are two pages that the address bar of every new window loads: they took a quarter
 * of the end-to-end tests' processor time. The last `--disable-features` wins, so the others are
 * those that Playwright disables.
 */
const disabledFeatures = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Beside Playwright's own, which switch off the sandbox and what would use the network. */
export const launchArgs = [
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Starts Chromium, and installs it if there is none. */
export const launchChromium = (...args: readonly string[]) =>
  chromium.launch({ executablePath: ensureProgram('chromium'), args: [...launchArgs, ...args] });

/** Returns why this Chromium cannot be compared with the baselines; undefined if it can. */
export function whyNoBaselineFits(): string | undefined {
  const path = findProgram('chromium');
  const version = readVersion(path);
  if (version?.startsWith(`${BASELINE_CHROMIUM}.`) && process.platform === 'linux')
    return undefined;
  const reason = `the visual baselines need Chromium ${BASELINE_CHROMIUM} on Linux, but ${path} is ${version ?? 'missing'} on ${process.platform}.`;
  if (process.env.CI) throw new CliError(`No picture can be compared: ${reason}`);
  return reason;
}
