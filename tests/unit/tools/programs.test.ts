import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { BASELINE_CHROMIUM, whyNoBaselineFits } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { tempDir } from '../../server/onEnd.ts';

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
});

/** A folder in which a program prints this. It becomes the whole PATH. */
function onPath(name: string, output: string): string {
  const dir = tempDir();
  const path = join(dir, name);
  writeFileSync(path, `#!/bin/sh\necho "${output}"\n`, { mode: 0o755 });
  vi.stubEnv('PATH', dir);
  return path;
}

test('finds Firefox under each of its names, unless it only advises to install a snap', () => {
  for (const name of ['firefox-esr', 'firefox']) {
    const path = onPath(name, 'Mozilla Firefox 153.7.0esr');
    expect(findProgram('firefox')).toBe(path);
  }
  onPath('firefox', 'Please install the snap');
  expect(() => findProgram('firefox')).toThrow("Debian's package is firefox-esr");
});

test('says which package a missing program has, and which setting is wrong', () => {
  vi.stubEnv('PATH', '');
  expect(() => findProgram('xvfb')).toThrow("Install it (Debian's package is xvfb), then run");
  vi.stubEnv('CHROMIUM_PATH', '/no/such/file');
  expect(() => findProgram('chromium')).toThrow(
    'CHROMIUM_PATH is /no/such/file, which does not exist.',
  );
});

test('the pictures fit only the version of Chromium that recorded them, which CI must have', () => {
  const use = (version: string) =>
    vi.stubEnv('CHROMIUM_PATH', onPath('chromium', `Chromium ${version}`));
  use(`${BASELINE_CHROMIUM}.0.8078.79`);
  expect(whyNoBaselineFits()).toBeUndefined();
  use('1.0.0.0');
  vi.stubEnv('CI', '');
  const reason = `need Chromium ${BASELINE_CHROMIUM} on Linux`;
  expect(whyNoBaselineFits()).toContain(reason);
  vi.stubEnv('CI', 'true');
  expect(() => whyNoBaselineFits()).toThrow(reason);
});
