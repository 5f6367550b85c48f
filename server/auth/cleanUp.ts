import { DAY_MS } from '#src/lib/time.ts';
import { KEY_MS } from '../storage/idempotencyKeys.ts';
import type { Db } from '../storage/schema.ts';
import { KNOWN_MS } from './knownBrowsers.ts';
import { ABSOLUTE_MS, IDLE_MS } from './sessions.ts';

/** The time for which the audit log goes back: 400 days. */
const AUDIT_MS = 400 * DAY_MS;

/** Deletes expired sessions, links, counts and keys, and old entries of the audit log. */
export async function cleanUp(db: Db, now = Date.now()): Promise<void> {
  const expired = [
    db
      .deleteFrom('sessions')
      .where(({ eb, or }) =>
        or([eb('seen_at', '<=', now - IDLE_MS), eb('created_at', '<=', now - ABSOLUTE_MS)]),
      ),
    db.deleteFrom('links').where('expires_at', '<=', now),
    db.deleteFrom('limits').where('forgotten_at', '<', now),
    db.deleteFrom('idempotency_keys').where(({ eb, or }) =>
      // A time far ahead is of a clock that was.
      or([eb('created_at', '<=', now - KEY_MS), eb('created_at', '>', now + KEY_MS)]),
    ),
    db.deleteFrom('known_browsers').where('seen_at', '<=', now - KNOWN_MS),
    db.deleteFrom('audit').where('at', '<', now - AUDIT_MS),
  ];
  for (const query of expired) await query.execute();
}
