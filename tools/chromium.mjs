/**
 * Finds, or gets, the Chromium that runs the stories, the end-to-end tests and the drawings.
 * Plain JavaScript, so that a config, a test and the first run can all load it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * How every Chromium of this project is launched. No sandbox, because containers run as root;
 * no background traffic, because a page of ours may not ask anything of the network.
 */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own. If there is none, the path
 * where Playwright would put its own, so that a launch fails with Playwright's advice.
 * @returns {string}
 */
export function findChromium() {
  return searchChromium() ?? playwrightPath();
}

/**
 * Path of a Chromium that runs; installs one if there is none: by Playwright, else by apt-get.
 * Throws a `Problem` when neither works.
 * @returns {string}
 */
export function ensureChromium() {
  const found = searchChromium();
  if (found) return found;
  for (const install of [installWithPlaywright, installWithApt]) {
    install();
    const installed = searchChromium();
    if (installed) return installed;
  }
  throw new Problem(
    'No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file, then run npm test again.',
  );
}

/** @returns {string | undefined} */
function searchChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH is ${chosen}, which is no program. Correct it or unset it.`);
  }
  return [...systemPaths(), playwrightPath()].find((path) => isProgram(path) && starts(path));
}

function systemPaths() {
  if (process.platform === 'darwin') return applications.darwin;
  if (process.platform === 'win32') return applications.win32;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightPath() {
  /** @type {typeof import('playwright')} */
  const playwright = createRequire(import.meta.url)('playwright');
  return playwright.chromium.executablePath();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ubuntu has a `chromium-browser` that only says 'install the snap', and a downloaded one may lack
 * libraries: ask for the version. (On Windows that opens a window, on macOS it is not needed.)
 * @param {string} path
 */
function starts(path) {
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installWithPlaywright() {
  console.log("No Chromium found: trying Playwright's installer.");
  // Without internet it should give up in seconds, not minutes.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env };
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', env });
  if (existsSync(playwrightPath()) && !starts(playwrightPath()) && rootPrefix()) {
    spawnSync(process.execPath, [cli, 'install-deps', 'chromium'], { stdio: 'inherit', env });
  }
}

function installWithApt() {
  const asRoot = rootPrefix();
  if (!asRoot || !systemHas('apt-get')) return;
  console.log("Trying the system's package manager: apt-get install chromium.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(program, rest, { stdio: 'inherit', env });
  }
}

/**
 * What to put before a command that needs root: nothing for root, `sudo -n` where sudo asks no
 * password; undefined where root is out of reach.
 * @returns {string[] | undefined}
 */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {string} name */
function systemHas(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}
