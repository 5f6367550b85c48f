import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ApiError } from '#contracts/endpoint.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordErrors,
  signInErrors,
} from '#contracts/session.ts';
import { createConcurrencyLimiter } from '../api/concurrencyLimiter.ts';

const derive = promisify(argon2);

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const HASH_BYTES = 32;

/** Each hash takes 19 MiB and a core for some 30 ms. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** The most frequent passwords of at least ten characters, and those that suggest themselves here. */
const KNOWN_BAD = new Set(
  `1234567890 0123456789 9876543210 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop
  qwerty1234 qwerty12345 q1w2e3r4t5 asdfghjkl1 password12 password123 password1234 passw0rd123
  administrator admin12345 admin123456 iloveyou12 letmein123 welcome123 abcdefghij abcd123456
  football123 princess123 sunshine123 superman123 changeme123 kathmandu123 nepal12345 nepal123456
  namaste123 namaste-dev deurali123`.split(/\s+/),
);

/** Sign-ins must not take all memory. */
const limitHashing = createConcurrencyLimiter(MAX_RUNNING, MAX_WAITING, signInErrors.tooBusy);

function hashWith(password: string, nonce: Buffer, goesFirst: boolean): Promise<Buffer> {
  const message = password.normalize('NFC');
  return limitHashing(
    () =>
      derive('argon2id', {
        message,
        nonce,
        memory: MEMORY_KIB,
        passes: PASSES,
        parallelism: 1,
        tagLength: HASH_BYTES,
      }),
    goesFirst,
  );
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const format = (nonce: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${encode(nonce)}$${encode(hash)}`;

/** Returns the hash to store, as a PHC string with a new salt. Only who has a link or a session asks. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return format(nonce, await hashWith(password, nonce, true));
}

/** Compared if there is no account or no password, so that this takes as long as a wrong password. */
const NO_PASSWORD = format(randomBytes(16), randomBytes(HASH_BYTES));

/**
 * Whether a password has this hash. Without a hash it takes the same time and returns false. The
 * password of a known browser goes first, so that a crowd of strangers cannot keep it waiting.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  isKnown: boolean,
): Promise<boolean> {
  const [, , , , nonce = '', hash = ''] = (stored ?? NO_PASSWORD).split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await hashWith(password, Buffer.from(nonce, 'base64'), isKnown);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Says what is wrong with a new password; undefined if nothing is. */
export function passwordProblem(password: string, username: string): ApiError | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return passwordErrors.tooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return passwordErrors.tooLong;
  const lower = password.toLowerCase();
  const isRepeated = new Set(lower).size < 4;
  const isEasy = KNOWN_BAD.has(lower) || isRepeated || lower.includes(username.toLowerCase());
  return isEasy ? passwordErrors.tooEasy : undefined;
}
