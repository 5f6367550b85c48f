import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BASELINE_CHROMIUM, whyNoBaselineFits } from '#tools/chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The path of a program that prints a version like Chromium does. */
function fakeChromium(version: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const path = join(dir, 'chromium');
  writeFileSync(path, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  return path;
}

describe('whyNoBaselineFits', () => {
  const use = (version: string) => vi.stubEnv('CHROMIUM_PATH', fakeChromium(version));

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
