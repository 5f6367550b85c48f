/** The Chromium of the stories, the end-to-end tests and the measurements. */
import { CliError } from '#environment/cliError.ts';
import { ensureProgram, findProgram, readVersion } from './programs.mjs';

/**
 * Major version of the Chromium that records the visual baselines. Another one draws text and edges
 * a little differently. CI installs this one.
 */
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

/** Containers run as root, where Chromium has no sandbox; tests must not use the network. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** The program file of Chromium: see `findProgram`. */
export const findChromium = () => findProgram('chromium');

/** The program file of Chromium, which is installed if there is none. */
export const ensureChromium = () => ensureProgram('chromium');

/**
 * Whether the baselines of the visual tests can be compared with what this Chromium draws. On CI
 * another version is an error: a run that compares nothing must not pass.
 */
export function canCompareBaselines() {
  const path = findChromium();
  const version = readVersion(path);
  const isSame = version?.startsWith(`${BASELINE_CHROMIUM}.`) && process.platform === 'linux';
  if (isSame) return true;
  const message = `The visual baselines need Chromium ${BASELINE_CHROMIUM} on Linux, but ${path} is ${version ?? 'missing'} on ${process.platform}.`;
  if (process.env.CI) throw new CliError(message);
  console.warn(`${message} No picture is compared.`);
  return false;
}
