/** Finds the browsers of the tests, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CliError } from '#tools/settings/cliError.ts';

/**
 * `setting` may name the program file. `package` is Debian's, which brings the libraries that a
 * download may lack. A program with `hasVersion` counts only if it prints one: Ubuntu's
 * chromium-browser and firefox may only advise to install a snap.
 * @typedef {{ title: string, setting: string, names: string[], package: string, hasVersion: boolean }} Program
 */

/** @satisfies {Record<string, Program>} */
const programs = {
  chromium: {
    title: 'Chromium',
    setting: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    package: 'chromium',
    hasVersion: true,
  },
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    package: 'firefox-esr',
    hasVersion: true,
  },
  webkit: {
    title: 'WebKitWebDriver',
    setting: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    package: 'webkit2gtk-driver',
    hasVersion: false,
  },
  xvfb: {
    title: 'Xvfb',
    setting: 'XVFB_PATH',
    names: ['Xvfb'],
    package: 'xvfb',
    hasVersion: false,
  },
};

/** @typedef {keyof typeof programs} ProgramName */

/**
 * The program file: that of the setting, or the system's. For Chromium, otherwise the path where
 * Playwright installs its own, so that a launch fails with Playwright's advice if there is none.
 * Throws a `CliError` if there is no such program.
 * @param {ProgramName} name
 */
export function findProgram(name) {
  const found = searchProgram(name);
  if (found) return found;
  if (name === 'chromium') return chromium.executablePath();
  throw new CliError(advice(name));
}

/**
 * Like `findProgram`, but installs the program if there is none. Throws a `CliError` if that fails.
 * @param {ProgramName} name
 */
export function ensureProgram(name) {
  const found = searchProgram(name);
  if (found) return found;
  if (name === 'chromium') installPlaywrightsChromium();
  // Only root may install a package.
  if (!searchProgram(name) && process.getuid?.() === 0) {
    install(name, ['apt-get', 'update']);
    install(name, [
      'apt-get',
      'install',
      '--yes',
      '--no-install-recommends',
      programs[name].package,
    ]);
  }
  const installed = searchProgram(name);
  if (installed) return installed;
  throw new CliError(advice(name));
}

/**
 * The version, such as 156.0.8078.79; undefined if the program does not start: a downloaded one may
 * lack libraries.
 * @param {string} path
 */
export function readVersion(path) {
  // Chromium for Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return 'not known';
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0];
}

/** @param {ProgramName} name */
function searchProgram(name) {
  const { setting, names, hasVersion } = programs[name];
  const chosen = process.env[setting];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CliError(`${setting} is ${chosen}, which does not exist. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((file) => folders.map((folder) => join(folder, file)));
  if (name === 'chromium') paths.push(chromium.executablePath());
  return paths.find((path) => existsSync(path) && (!hasVersion || readVersion(path)));
}

/** @param {ProgramName} name */
function advice(name) {
  const { title, setting, package: debian } = programs[name];
  return `No ${title} was found and none could be installed. Install it (Debian's package is ${debian}), or set ${setting} to its program file, then run the command again.`;
}

function installPlaywrightsChromium() {
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  // Without the internet, give up after seconds instead of minutes.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env };
  install('chromium', [process.execPath, playwright, 'install', '--no-shell', 'chromium'], env);
}

/**
 * @param {ProgramName} name
 * @param {string[]} command
 */
function install(name, [program = '', ...args], env = process.env) {
  const command = [program, ...args].join(' ');
  console.log(`No ${programs[name].title} was found. Installing it: ${command}`);
  spawnSync(program, args, { stdio: 'inherit', env });
}
