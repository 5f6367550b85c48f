import { hash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token. The database has nothing else, so a copy of it opens no session. */
export const hashToken = (token: string) => hash('sha256', token);

/** `__Host-` before its name makes browsers refuse a cookie from a subdomain or without https. */
export const cookieOptions = {
  prefix: 'host',
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'Strict',
} as const;
