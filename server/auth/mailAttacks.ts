import type { AuditKind } from '#contracts/audit.ts';
import { consumeAttempt, type Limit, refundAttempt } from '../api/limits.ts';
import type { SendToOwner } from '../messages/mail.ts';
import type { Db } from '../storage/schema.ts';
import { listAttacks } from './audit.ts';

const KEY = 'mail of attacks';
const ONE_A_DAY: Limit = { burst: 1, intervalMs: 86_400_000 };

/** Mails the owner which accounts are attacked, once a day. One that fails is sent later. */
export async function mailAttacks(db: Db, origin: string, send: SendToOwner): Promise<void> {
  const attacks = await listAttacks(db);
  if (attacks.length === 0 || (await consumeAttempt(db, KEY, ONE_A_DAY)) > 0) return;
  const lines = attacks.map(({ username, count }) => {
    const filter = new URLSearchParams({ username, kind: 'sign-ins' satisfies AuditKind });
    return `${count} for ${username}. When and from where:\n${origin}/dashboard/audit?${filter}`;
  });
  try {
    await send(
      `Wrong passwords at ${new URL(origin).hostname}`,
      `Wrong passwords in the last 24 hours:\n\n${lines.join('\n\n')}\n\nIf you did not type these, somebody is trying to guess the password. Choose a long one that you use nowhere else.\n`,
    );
  } catch (error) {
    await refundAttempt(db, KEY, ONE_A_DAY);
    throw error;
  }
}
