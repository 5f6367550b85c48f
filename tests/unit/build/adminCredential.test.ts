import { describe, expect, test } from 'vitest';
import { deriveCredential } from '#build/adminCredential.ts';
import { checkCredential } from '#src/auth/credential.ts';

describe('deriveCredential', () => {
  const credential = deriveCredential('sunita', 'a-long-secret');
  const check = (username: string, password: string) =>
    checkCredential(username, password, { credential, subtle: globalThis.crypto.subtle });

  test('lets the browser recognize these credentials and no others', async () => {
    expect(await check('sunita', 'a-long-secret')).toEqual({ kind: 'ok' });
    expect(await check('sunita', 'a-long-secret ')).toEqual({ kind: 'wrong' });
    expect(await check('Sunita', 'a-long-secret')).toEqual({ kind: 'wrong' });
  });

  test('contains neither username nor password, and differs in each build', () => {
    const text = JSON.stringify(credential);
    expect(text).not.toMatch(/sunita|secret/);
    expect(JSON.stringify(deriveCredential('sunita', 'a-long-secret'))).not.toBe(text);
  });

  test('is null without both username and password', () => {
    expect(deriveCredential('sunita', '')).toBeNull();
    expect(deriveCredential(undefined, 'a-long-secret')).toBeNull();
  });
});
