import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCredential } from '#src/auth/credential.ts';
import { deriveCredential } from '#tools/build/adminCredential.ts';

const credential = deriveCredential('admin', 'नमस्ते-dev');

describe('checkCredential', () => {
  beforeEach(() => void vi.stubGlobal('__ADMIN_CREDENTIAL__', credential));

  it('accepts the credentials of the build', async () => {
    expect(await checkCredential('admin', 'नमस्ते-dev')).toEqual({});
  });

  it.each([
    ['admin', 'namaste-dev'],
    ['admin', 'नमस्ते-dev '],
    ['Admin', 'नमस्ते-dev'],
    ['admin ', 'नमस्ते-dev'],
    ['admin","नमस्ते-dev', ''],
  ])('rejects %j with %j', async (username, password) => {
    const problem = 'Invalid credentials.';
    expect(await checkCredential(username, password)).toEqual({ problem });
  });

  it.each([
    ['ADMIN_PASSWORD', '__ADMIN_CREDENTIAL__', null],
    ['https', 'crypto', {}],
  ])('rejects everyone without %s, and says so', async (missing, name, value) => {
    vi.stubGlobal(name, value);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const problem = expect.stringContaining(missing);
    expect(await checkCredential('admin', 'x')).toEqual({ problem });
    expect(warn).toHaveBeenCalledExactlyOnceWith(problem);
  });
});

describe('deriveCredential', () => {
  it('contains neither username nor password, and differs in each build', () => {
    const text = JSON.stringify(deriveCredential('sunita', 'a-long-secret'));
    expect(text).not.toMatch(/sunita|secret/);
    expect(JSON.stringify(deriveCredential('sunita', 'a-long-secret'))).not.toBe(text);
  });

  it('is null without both username and password', () => {
    expect(deriveCredential('sunita', '')).toBeNull();
    expect(deriveCredential(undefined, 'a-long-secret')).toBeNull();
  });
});
