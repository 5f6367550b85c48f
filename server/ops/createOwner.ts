import * as v from 'valibot';
import { auditActions, SERVER_ITSELF } from '#contracts/audit.ts';
import { usernameSchema } from '#contracts/session.ts';
import { createAccount, createLink } from '../auth/accounts.ts';
import { audit } from '../auth/audit.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';

/** `create-owner <username>` prints a link that sets the password of an owner, new or not. */
export async function createOwner(name: string, settings: Settings): Promise<void> {
  const username = v.safeParse(usernameSchema, name);
  if (!username.success) {
    throw new Error(`The username ${username.issues[0].message}: create-owner <username>`);
  }
  await using storage = await openStorage(settings, { migrates: false });
  const { isNew, token } = await storage.db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('accounts')
      .set({ role: 'owner', blocked_at: null })
      .where('username', '=', username.output)
      .returning('id')
      .executeTakeFirst();
    const owner = { username: username.output, role: 'owner' } as const;
    const { id } = updated ?? (await createAccount(transaction, owner));
    const action = auditActions.madeOwner;
    await audit(transaction, { username: owner.username, action, address: SERVER_ITSELF });
    return { isNew: !updated, token: await createLink(transaction, id) };
  });
  const link = `${settings.origin}/admin#link=${token}`;
  if (isNew) console.info(`The account ${username.output} is new, and an owner.`);
  console.info(`This link sets the password of ${username.output}, once, within a day:\n\n${link}`);
}
