/** Finds the Chromium of the stories, the end-to-end tests and the measurements, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CliError } from '#environment/cliError.ts';

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

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The program file of Chromium: `CHROMIUM_PATH`, the system's, or the path where Playwright installs
 * its own, so that a launch fails with Playwright's advice if there is none.
 */
export function findChromium() {
  return searchChromium() ?? chromium.executablePath();
}

/** Like `findChromium`, but installs Chromium if there is none. Throws a `CliError` if that fails. */
export function ensureChromium() {
  const found = searchChromium();
  if (found) return found;
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  // Without the internet, give up after seconds instead of minutes.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env };
  install([process.execPath, playwright, 'install', '--no-shell', 'chromium'], env);
  // Debian's package brings the libraries that a download may lack. Only root may install it.
  if (!searchChromium() && process.getuid?.() === 0) {
    install(['apt-get', 'update']);
    install(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const installed = searchChromium();
  if (installed) return installed;
  throw new CliError(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file, then run the command again.',
  );
}

/**
 * Why the baselines of the visual tests cannot be compared with what this Chromium draws; undefined
 * if they can. On CI that is an error: a run that compares nothing must not pass.
 */
export function whyNoBaselineFits() {
  const path = findChromium();
  const version = readVersion(path);
  if (version?.startsWith(`${BASELINE_CHROMIUM}.`) && process.platform === 'linux')
    return undefined;
  const reason = `the visual baselines need Chromium ${BASELINE_CHROMIUM} on Linux, but ${path} is ${version ?? 'missing'} on ${process.platform}.`;
  if (process.env.CI) throw new CliError(`No picture can be compared: ${reason}`);
  return reason;
}

function searchChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CliError(`CHROMIUM_PATH is ${chosen}, which does not exist. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, chromium.executablePath()].find(
    (path) => existsSync(path) && readVersion(path),
  );
}

/**
 * The version, such as 156.0.8078.79; undefined if the program does not start: Ubuntu's
 * chromium-browser only advises to install a snap, and a downloaded one may lack libraries.
 * @param {string} path
 */
function readVersion(path) {
  // Chromium for Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return 'not known';
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+){3}/.exec(stdout ?? '')?.[0];
}

/** @param {string[]} command */
function install([program = '', ...args], env = process.env) {
  console.log(`No Chromium was found. Installing it: ${[program, ...args].join(' ')}`);
  spawnSync(program, args, { stdio: 'inherit', env });
}
