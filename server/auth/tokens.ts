import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token. The database has nothing else, so a copy of it opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
