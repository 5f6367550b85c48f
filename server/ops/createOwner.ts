import { safeParse } from 'valibot';
import { usernameSchema } from '#contracts/session.ts';
import { createAccount, createLink } from '../auth/accounts.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';

/**
 * `create-owner <username>` prints a link that sets the password of an owner. It creates the account
 * if there is none, and makes an existing one an owner, also of a person who has lost the password or
 * was blocked.
 */
export async function createOwner([name]: readonly string[], settings: Settings): Promise<void> {
  const username = safeParse(usernameSchema, name);
  if (!username.success) {
    throw new Error(`The username ${username.issues[0].message}: create-owner <username>`);
  }
  const storage = await openStorage(settings, { migrates: false });
  try {
    const { db } = storage;
    const updated = await db
      .updateTable('accounts')
      .set({ role: 'owner', blocked_at: null })
      .where('username', '=', username.output)
      .returning('id')
      .executeTakeFirst();
    const { id } =
      updated ?? (await createAccount(db, { username: username.output, role: 'owner' }));
    const link = `${settings.origin}/admin#link=${await createLink(db, id)}`;
    console.info(
      `This link sets the password of ${username.output}, once, within a day:\n\n${link}`,
    );
  } finally {
    await storage.close();
  }
}
