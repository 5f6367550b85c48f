/** What the build knows of the admin: never the password, only a salted PBKDF2-SHA-256 hash. */
export interface AdminCredential {
  /** Hex. */
  readonly salt: string;
  /** Hex, 32 bytes, over `JSON.stringify([username, password])`. */
  readonly hash: string;
  readonly iterations: number;
}

/** Put in by vite.config at build time; null in a build without ADMIN_USERNAME and ADMIN_PASSWORD. */
declare const __ADMIN_CREDENTIAL__: AdminCredential | null;

/** Why nobody can sign in: the build has no pair, or the page has no Web Crypto (plain http). */
export type UnavailableReason = 'no-credentials' | 'no-crypto';

export type CredentialCheck =
  | { readonly kind: 'ok' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };

export interface CredentialSource {
  readonly credential: AdminCredential | null;
  /** Missing on plain http anywhere but localhost, whatever TypeScript's DOM types say. */
  readonly subtle: SubtleCrypto | undefined;
}

function builtInSource(): CredentialSource {
  return {
    credential: typeof __ADMIN_CREDENTIAL__ === 'undefined' ? null : __ADMIN_CREDENTIAL__,
    subtle: globalThis.crypto?.subtle,
  };
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function derive(
  subtle: SubtleCrypto,
  { salt, iterations }: AdminCredential,
  secret: string,
): Promise<string> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
    key,
    256,
  );
  return toHex(bits);
}

/**
 * Checks a username and password against the one pair of the build. Case and spaces count.
 * This keeps strangers out of the office's screens; it is no security boundary (see README).
 */
export async function checkCredential(
  username: string,
  password: string,
  source = builtInSource(),
): Promise<CredentialCheck> {
  const { credential, subtle } = source;
  if (credential === null) return { kind: 'unavailable', reason: 'no-credentials' };
  if (subtle === undefined) return { kind: 'unavailable', reason: 'no-crypto' };
  const hash = await derive(subtle, credential, JSON.stringify([username, password]));
  return { kind: hash === credential.hash.toLowerCase() ? 'ok' : 'wrong' };
}
