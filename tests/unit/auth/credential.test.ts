import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminCredential, checkCredential } from '#src/auth/credential.ts';

const salt = 'a1b2c3d4e5f60718';

/** A credential as the build derives it, with few iterations to be fast. */
const credential: AdminCredential = {
  salt,
  iterations: 10,
  hash: pbkdf2Sync(
    JSON.stringify(['admin', 'नमस्ते-dev']),
    Buffer.from(salt, 'hex'),
    10,
    32,
    'sha256',
  ).toString('hex'),
};
const source = { credential, subtle: crypto.subtle };

describe('checkCredential', () => {
  it('accepts the credentials of the build', async () => {
    expect(await checkCredential('admin', 'नमस्ते-dev', source)).toEqual({ kind: 'ok' });
  });

  it.each([
    ['admin', 'namaste-dev'],
    ['Admin', 'नमस्ते-dev'],
    ['admin ', 'नमस्ते-dev'],
    ['admin","नमस्ते-dev', ''],
  ])('rejects %j with %j', async (username, password) => {
    expect(await checkCredential(username, password, source)).toEqual({ kind: 'wrong' });
  });

  it('rejects everyone in a build without credentials', async () => {
    expect(await checkCredential('admin', 'x', { ...source, credential: null })).toEqual({
      kind: 'unavailable',
      reason: 'no-credentials',
    });
  });

  it('rejects everyone on a page without Web Crypto', async () => {
    expect(await checkCredential('admin', 'x', { ...source, subtle: undefined })).toEqual({
      kind: 'unavailable',
      reason: 'no-crypto',
    });
  });
});
