import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { site } from '#brand/site.ts';
import type { ApiError } from '#contracts/endpoint.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordErrors,
  signInErrors,
} from '#contracts/session.ts';
import { createConcurrencyLimiter } from '../api/concurrencyLimiter.ts';
import commonPasswords from './commonPasswords.txt?raw';

const derive = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const HASH_BYTES = 32;

/** Each hash takes 19 MiB and a core for some 30 ms. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** The most used passwords of ten characters or more, from zxcvbn (commonPasswords.LICENSE.txt). */
const COMMON = new Set(commonPasswords.trim().split(/\r?\n/));

/** The words in the names of the consultancy and of its cities. */
const brandWords = [site.name, ...site.offices.map(({ address }) => address.city)]
  .join(' ')
  .toLowerCase()
  .match(/\p{L}{3,}/gu);

/** The words that suggest themselves here. */
const WORDS = new RegExp(
  [
    ...['administrator', 'admin', 'password', 'welcome', 'changeme', 'letmein', 'kathmandu'],
    ...['nepal', 'namaste', 'education', 'network', 'consultancy', 'student'],
    ...(brandWords ?? []),
  ].join('|'),
  'g',
);

/** Digits and signs that are written for letters, as in 'P@ssw0rd', and these letters. */
const SIGNS = '@4310$';
const LETTERS = 'aaeios';

/** True if next to nothing is left of a password without such words, digits and signs. */
function isOneOfWords(lower: string): boolean {
  const asLetters = lower.replace(/[@4310$]/g, (sign) => LETTERS.charAt(SIGNS.indexOf(sign)));
  return [lower, asLetters].some((text) => {
    const rest = text.replace(WORDS, '');
    return rest !== text && rest.replace(/[\d\p{P}\p{S}\s]/gu, '').length < 4;
  });
}

/** True if each character follows the one before: 'abcdefghij', '9876543210'. */
function isSequence(lower: string): boolean {
  const codes = Array.from(lower, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Sign-ins must not take all memory. */
const limitHashing = createConcurrencyLimiter(MAX_RUNNING, MAX_WAITING, signInErrors.tooBusy);

function hashWith(password: string, nonce: Buffer, goesFirst: boolean): Promise<Buffer> {
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: 1, tagLength: HASH_BYTES };
  const input = { message: password.normalize('NFC'), nonce, ...cost };
  return limitHashing(() => derive('argon2id', input), goesFirst);
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const format = (nonce: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${encode(nonce)}$${encode(hash)}`;

/** Returns the hash to store, as a PHC string. Only people with a link or a session need one. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return format(nonce, await hashWith(password, nonce, true));
}

/** Compared without an account or password, so that this takes as long as a wrong one. */
const NO_PASSWORD = format(randomBytes(16), randomBytes(HASH_BYTES));

/** Compares a password with a hash. Without a hash it takes the same time and returns false. */
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

/** Returns the rule that a new password breaks; undefined if it is good. */
export async function newPasswordProblem(
  password: string,
  username: string,
  stored: string | null | undefined,
): Promise<ApiError | undefined> {
  const problem = passwordProblem(password, username);
  if (problem || !stored) return problem;
  return (await verifyPassword(password, stored, true)) ? passwordErrors.unchanged : undefined;
}

/** The rule that a password breaks; undefined if none. */
export function passwordProblem(password: string, username: string): ApiError | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return passwordErrors.tooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return passwordErrors.tooLong;
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || isOneOfWords(lower) || isSequence(lower)) return passwordErrors.common;
  if (new Set(lower).size < 4) return passwordErrors.repeated;
  if (lower.includes(username.toLowerCase())) return passwordErrors.hasUsername;
  return undefined;
}
