import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BASELINE_CHROMIUM, findChromium, whyNoBaselineFits } from '#tools/chromium.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A program in a folder of its own that prints a version like Chromium does. */
function fakeChromium(version: string): { readonly dir: string; readonly path: string } {
  const dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const path = join(dir, 'chromium');
  writeFileSync(path, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  return { dir, path };
}

describe('findChromium', () => {
  test('uses CHROMIUM_PATH and rejects it if it does not exist', () => {
    const { path } = fakeChromium('Chromium 100.0.0.1');
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findChromium()).toBe(path);
    vi.stubEnv('CHROMIUM_PATH', '/no/such/file');
    expect(() => findChromium()).toThrow('CHROMIUM_PATH is /no/such/file, which does not exist.');
  });

  test('searches PATH and ignores a program that does not print a version', () => {
    const stub = fakeChromium('Please install the snap');
    const real = fakeChromium('Chromium 100.0.0.1');
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', `${stub.dir}:${real.dir}`);
    expect(findChromium()).toBe(real.path);
  });
});

describe('whyNoBaselineFits', () => {
  const use = (version: string) => vi.stubEnv('CHROMIUM_PATH', fakeChromium(version).path);

  test('accepts the version that recorded the baselines', () => {
    use(`Chromium ${BASELINE_CHROMIUM}.0.8078.79`);
    expect(whyNoBaselineFits()).toBeUndefined();
  });

  test('says why another version cannot be compared, and fails on CI', () => {
    use('Chromium 1.0.0.0');
    vi.stubEnv('CI', '');
    const reason = `need Chromium ${BASELINE_CHROMIUM} on Linux`;
    expect(whyNoBaselineFits()).toContain(reason);
    vi.stubEnv('CI', 'true');
    expect(() => whyNoBaselineFits()).toThrow(reason);
  });
});
