import { pbkdf2Sync, randomBytes } from 'node:crypto';
import type { AdminCredential } from '#src/auth/credential.ts';

/** PBKDF2 iterations, which take about 0.2 s in a browser at a quarter of a desktop's speed. */
const iterations = 210_000;

/**
 * Derives the salted hash that the bundle contains: PBKDF2 with SHA-256 over the JSON of
 * `[username, password]`, 32 bytes, with a new salt for each build. Null if either is missing: then
 * nobody can sign in.
 */
export function deriveCredential(
  username: string | undefined,
  password: string | undefined,
): AdminCredential | null {
  if (!username || !password) return null;
  const salt = randomBytes(16);
  // JSON, because a plain separator could be part of either.
  const secret = JSON.stringify([username, password]);
  return {
    salt: salt.toString('hex'),
    hash: pbkdf2Sync(secret, salt, iterations, 32, 'sha256').toString('hex'),
    iterations,
  };
}
