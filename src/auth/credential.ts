import type { Account } from '#contracts/session.ts';

/** The salted PBKDF2-SHA-256 hash of the admin's credentials. The password is not in the build. */
export interface AdminCredential {
  /** Hex. */
  readonly salt: string;
  /** Hex, 32 bytes, over `JSON.stringify([username, password])`. */
  readonly hash: string;
  readonly iterations: number;
}

/** Replaced at build time; null in a build without ADMIN_USERNAME and ADMIN_PASSWORD. */
declare const __ADMIN_CREDENTIAL__: AdminCredential | null;

/** With the account if the server has checked the credentials, or with what to tell the person. */
export type CredentialCheck = { readonly account?: Account } | { readonly problem: string };

export const INVALID_CREDENTIALS: CredentialCheck = { problem: 'Invalid credentials.' };

const UNAVAILABLE = {
  noCredentials:
    'Nobody can sign in: this site was built without ADMIN_USERNAME and ADMIN_PASSWORD.',
  noCrypto:
    'Nobody can sign in over an insecure connection. Open this page with https, or on localhost.',
};

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

async function matches(
  subtle: SubtleCrypto,
  { salt, hash, iterations }: AdminCredential,
  secret: string,
): Promise<boolean> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
    key,
    256,
  );
  const expected = fromHex(hash);
  return new Uint8Array(bits).every((byte, index) => byte === expected[index]);
}

/** Checks a username and password against those of the build, which is no security boundary. */
export async function checkCredential(
  username: string,
  password: string,
): Promise<CredentialCheck> {
  const credential = typeof __ADMIN_CREDENTIAL__ === 'undefined' ? null : __ADMIN_CREDENTIAL__;
  // Undefined on http except localhost, contrary to TypeScript's DOM types.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (credential === null || subtle === undefined) {
    const problem = credential ? UNAVAILABLE.noCrypto : UNAVAILABLE.noCredentials;
    console.warn(problem);
    return { problem };
  }
  const isRight = await matches(subtle, credential, JSON.stringify([username, password]));
  return isRight ? {} : INVALID_CREDENTIALS;
}
