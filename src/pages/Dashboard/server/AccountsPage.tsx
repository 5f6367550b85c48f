import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import {
  type AccountChange,
  accountEndpoints,
  type ListedAccount,
  type PasswordLink,
} from '#contracts/accounts.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { DashboardPart, DashboardScreen, focusHeading } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { useFocusAfterDialog } from '../useFocusAfterDialog.ts';
import { AccountSessions } from './AccountSessions.tsx';
import { AccountTable } from './AccountTable.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';

function describeChange(
  { username, role }: ListedAccount,
  { isBlocked }: Partial<AccountChange>,
): string {
  if (isBlocked) return `${username} is blocked. All its sessions have ended.`;
  if (isBlocked === false) return `${username} may sign in again.`;
  return `${username} is now an ${role}.`;
}

interface Change {
  account: ListedAccount;
  /** The change; null to delete the account. */
  body: Partial<AccountChange> | null;
}

/** The question before a change that takes or gives power; undefined for any other. */
function questionOf({ account: { username }, body }: Change, ownName: string) {
  const isOwn = username === ownName;
  if (body === null)
    return {
      question: 'Are you sure you want to delete this account?',
      subject: `${username}. ${isOwn ? 'This is your own account: you are logged out. ' : ''}All its sessions end. What it wrote stays.`,
      confirmLabel: 'Delete',
    };
  if (isOwn)
    return {
      question: 'Are you sure you want to be an editor?',
      subject: `${username}. This is your own account. You no longer see accounts, audit log and system, and only another owner can make you an owner again.`,
      confirmLabel: 'Make me an editor',
    };
  if (body.role === 'owner')
    return {
      question: 'Are you sure you want to make this account an owner?',
      subject: `${username}. An owner sees everything, and may change or delete every account, also yours.`,
      confirmLabel: 'Make owner',
    };
  if (body.isBlocked)
    return {
      question: 'Are you sure you want to block this account?',
      subject: `${username}. It is logged out at once, and can no longer save what it is writing.`,
      confirmLabel: 'Block',
    };
  return undefined;
}

/** The accounts, for owners: create, change, block and delete accounts, new password links. */
export default function AccountsPage() {
  const toast = useToast();
  const { session, signIn, signOut } = useSession();
  const ownName = session.status === 'signed-in' ? session.username : '';
  const query = useQuery((signal) => requestJson(accountEndpoints.listAccounts, { signal }));
  const [link, setLink] = useState<(PasswordLink & { username: string }) | null>(null);
  const [asked, setAsked] = useState<Change | null>(null);
  const [shown, setShown] = useState<ListedAccount | null>(null);
  const question = asked && questionOf(asked, ownName);

  const entries = (query.data ?? []).map(({ id }) => ({ _id: id }));
  const isDeletion = asked?.body === null;
  useFocusAfterDialog('delete', isDeletion ? asked.account.id : undefined, entries);
  useFocusAfterDialog('edit', shown?.id ?? (isDeletion ? undefined : asked?.account.id), entries);

  // Who is no longer an owner loses the list, and with it the button that has the focus.
  useEffect(() => {
    if (query.error !== undefined && document.activeElement === document.body) focusHeading();
  }, [query.error]);

  function removeFromList({ id, username }: ListedAccount) {
    query.setData((accounts) => accounts.filter((account) => account.id !== id));
    if (link?.username === username) setLink(null);
  }

  /** Somebody else may have deleted the account. */
  function reportFailure(error: unknown, account: ListedAccount) {
    toast.error(failureMessage(error));
    if (!isNotFound(error)) return;
    removeFromList(account);
    query.reload();
  }

  const linking = useMutation(async (account: ListedAccount) => {
    try {
      const { data } = await requestJson(accountEndpoints.createLink, { id: account.id });
      setLink({ username: account.username, ...data });
    } catch (error) {
      // The button goes, if the account does.
      if (isNotFound(error)) focusHeading();
      reportFailure(error, account);
    }
  });

  const change = useMutation(async ({ account, body }: Change) => {
    try {
      if (body === null) await remove(account);
      else await update(account, body);
    } catch (error) {
      reportFailure(error, account);
    }
    setAsked(null);
  });

  async function remove(account: ListedAccount) {
    await requestJson(accountEndpoints.deleteAccount, { id: account.id });
    if (account.username === ownName) {
      signOut();
      toast.success('Your account is deleted.');
      return;
    }
    toast.success('Account deleted successfully');
    removeFromList(account);
  }

  async function update({ id, role, isBlocked }: ListedAccount, body: Partial<AccountChange>) {
    const { data: changed } = await requestJson(accountEndpoints.updateAccount, {
      id,
      body: { role, isBlocked, ...body },
    });
    query.setData((accounts) => accounts.map((each) => (each.id === changed.id ? changed : each)));
    if (changed.isBlocked && link?.username === changed.username) setLink(null);
    toast.success(describeChange(changed, body));
    if (changed.username === ownName && changed.role !== 'owner') {
      // The menu loses the pages of owners, and this page says so.
      signIn(ownName, { username: ownName, role: changed.role });
      query.reload();
    }
  }

  return (
    <DashboardScreen heading="Accounts" lead="Who may sign in here.">
      <LoadedData query={query} name="accounts">
        {(accounts) => (
          <>
            <DashboardPart heading="New account">
              <NewAccountForm
                onCreated={(username, created) => {
                  setLink({ username, ...created });
                  query.reload();
                }}
                onTaken={query.reload}
              />
              {link && (
                <Box sx={{ mt: 3 }}>
                  <OneTimeLink key={link.link} {...link} />
                </Box>
              )}
            </DashboardPart>
            <DashboardPart heading="All accounts">
              <AccountTable
                accounts={accounts}
                ownName={ownName}
                isLinking={linking.isPending}
                onLink={(account) => void linking.mutate(account)}
                onChange={(account, body) => {
                  const wanted = { account, body };
                  if (questionOf(wanted, ownName)) setAsked(wanted);
                  else void change.mutate(wanted);
                }}
                onShowSessions={setShown}
              />
            </DashboardPart>
          </>
        )}
      </LoadedData>
      {shown && (
        <AccountSessions
          account={shown}
          onChanged={(sessions) =>
            query.setData((accounts) =>
              accounts.map((each) => (each.id === shown.id ? { ...each, sessions } : each)),
            )
          }
          onClose={() => setShown(null)}
        />
      )}
      {asked && question && (
        <ConfirmDialog
          {...question}
          isSending={change.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => void change.mutate(asked)}
        />
      )}
    </DashboardScreen>
  );
}
