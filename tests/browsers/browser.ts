import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findProgram } from '#tools/programs.ts';
import { freePort } from '#tools/settings/ports.ts';
import { openFirefox, openWebKit } from './webdriver.ts';

/** The engines beside Chromium's. */
export type Engine = 'firefox' | 'webkit';

/** A running browser with a profile of its own, and the folder of its downloads. */
export type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** The longest time for the start of a browser: one to five seconds if nothing else runs. */
const START = { timeout: 20_000 };

/** Starts a browser. */
export async function startBrowser(engine: Engine) {
  const home = mkdtempSync(join(tmpdir(), `${engine}-`));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  const programs: ChildProcess[] = [];
  try {
    const start = engine === 'firefox' ? startFirefox : startWebKit;
    const send = await start(home, programs);
    return { send, downloads, close: () => close(programs, home) };
  } catch (error) {
    await close(programs, home);
    throw error;
  }
}

async function startFirefox(home: string, programs: ChildProcess[]) {
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': join(home, 'Downloads'),
    'marionette.port': 0,
    // Tests use no network: a proxy that does not exist responds for every host but this machine.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  };
  writeFileSync(
    join(home, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--marionette', '--no-remote', '--profile', home];
  programs.push(spawn(findProgram('firefox'), args, { stdio: 'ignore' }));
  const readPort = () => readFileSync(join(home, 'MarionetteActivePort'), 'utf8');
  await expect(() => expect(readPort()).not.toBe('')).toPass(START);
  return openFirefox(Number(readPort()));
}

async function startWebKit(home: string, programs: ChildProcess[]) {
  // It needs a screen. Xvfb writes the number of the one that it takes to the fourth stream.
  const screen = spawn(
    findProgram('xvfb'),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  programs.push(screen);
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const config = join(home, '.config');
  mkdirSync(config);
  writeFileSync(join(config, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const port = await freePort();
  // Containers run as root, where WebKit has no sandbox.
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: config,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    http_proxy: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
    no_proxy: 'localhost,127.0.0.1',
  };
  const args = [`--port=${port}`, '--host=127.0.0.1'];
  programs.push(spawn(findProgram('webkit'), args, { stdio: 'ignore', env }));
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass(START);
  return openWebKit(url);
}

async function close(programs: readonly ChildProcess[], home: string) {
  for (const program of programs.toReversed()) {
    const hasEnded = program.exitCode !== null || once(program, 'exit');
    program.kill();
    await hasEnded;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
