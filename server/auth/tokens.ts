import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
