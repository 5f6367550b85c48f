import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

interface Program {
  readonly names: readonly string[];
  /** Debian's package, which brings the libraries that a download may lack. */
  readonly debian: string;
  /** True if it must print a version: Ubuntu's may only advise to install a snap. */
  readonly hasVersion?: boolean;
}

const programs = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    debian: 'chromium',
    hasVersion: true,
  },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
    hasVersion: true,
  },
  webkit: {
    names: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  xvfb: { names: ['Xvfb'], debian: 'xvfb' },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/**
 * The program file of the system. Chromium's is that of CHROMIUM_PATH, if it is set; if there is
 * none, the path where Playwright installs its own, so that a launch fails with its advice.
 * Throws a `CliError` if there is no such program.
 */
export function findProgram(name: ProgramName): string {
  return search(name) ?? (name === 'chromium' ? chromium.executablePath() : refuse(name));
}

/** Finds a program, and installs it if there is none. Throws a `CliError` if that fails. */
export function ensureProgram(name: ProgramName): string {
  const { debian } = programs[name];
  const playwright = [process.execPath, join(root, 'node_modules/playwright/cli.js')];
  const installers = [
    ...(name === 'chromium' ? [[...playwright, 'install', '--no-shell', 'chromium']] : []),
    // Only root may install a package.
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '--yes', '--no-install-recommends', debian],
        ]
      : []),
  ];
  for (const [program = '', ...args] of installers) {
    if (search(name)) break;
    console.log(`No ${name} was found. Installing it: ${[program, ...args].join(' ')}`);
    // Without the internet, Playwright gives up after seconds instead of minutes.
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env };
    spawnSync(program, args, { stdio: 'inherit', env });
  }
  return search(name) ?? refuse(name);
}

/** The version, such as 156.0.8078.79; undefined if the program does not start. */
export function readVersion(path: string): string | undefined {
  // Chromium for Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return 'not known';
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0];
}

function search(name: ProgramName): string | undefined {
  const { names, hasVersion }: Program = programs[name];
  const chosen = name === 'chromium' && process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CliError(`CHROMIUM_PATH is ${chosen}, which does not exist. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((file) => folders.map((folder) => join(folder, file)));
  if (name === 'chromium') paths.push(chromium.executablePath());
  return paths.find((path) => existsSync(path) && (!hasVersion || readVersion(path)));
}

function refuse(name: ProgramName): never {
  const { debian } = programs[name];
  const setting = name === 'chromium' ? ', or set CHROMIUM_PATH to its program file' : '';
  throw new CliError(
    `No ${name} was found and none could be installed. Install it (Debian's package is ${debian})${setting}, then run the command again.`,
  );
}
