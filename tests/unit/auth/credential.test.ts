import { describe, expect, it } from 'vitest';
import { checkCredential } from '#src/auth/credential.ts';
import { deriveCredential } from '#tools/build/adminCredential.ts';

const credential = deriveCredential('admin', 'नमस्ते-dev');
const source = { credential, subtle: crypto.subtle };

describe('checkCredential', () => {
  it('accepts the credentials of the build', async () => {
    expect(await checkCredential('admin', 'नमस्ते-dev', source)).toEqual({ kind: 'ok' });
  });

  it.each([
    ['admin', 'namaste-dev'],
    ['admin', 'नमस्ते-dev '],
    ['Admin', 'नमस्ते-dev'],
    ['admin ', 'नमस्ते-dev'],
    ['admin","नमस्ते-dev', ''],
  ])('rejects %j with %j', async (username, password) => {
    expect(await checkCredential(username, password, source)).toEqual({ kind: 'wrong' });
  });

  it.each([
    ['no-credentials', { ...source, credential: null }],
    ['no-crypto', { ...source, subtle: undefined }],
  ])('rejects everyone for the reason %s', async (reason, other) => {
    expect(await checkCredential('admin', 'x', other)).toEqual({ kind: 'unavailable', reason });
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
