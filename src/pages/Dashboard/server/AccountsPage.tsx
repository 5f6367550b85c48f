import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  type AccountChange,
  accountEndpoints,
  type ListedAccount,
  type PasswordLink,
} from '#contracts/accounts.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
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

/** Who may sign in, for owners: create, change, block and delete accounts, new password links. */
export default function AccountsPage() {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery((signal) => requestJson(accountEndpoints.listAccounts, { signal }));
  const [link, setLink] = useState<(PasswordLink & { username: string }) | null>(null);
  const [deleting, setDeleting] = useState<ListedAccount | null>(null);
  const [shown, setShown] = useState<ListedAccount | null>(null);

  const entries = (query.data ?? []).map(({ id }) => ({ _id: id }));
  useFocusAfterDialog('delete', deleting?.id, entries, heading);
  useFocusAfterDialog('edit', shown?.id, entries, heading);

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
      if (isNotFound(error)) heading.current?.focus();
      reportFailure(error, account);
    }
  });

  const change = useMutation(
    async ({ account, body }: { account: ListedAccount; body: Partial<AccountChange> }) => {
      try {
        const { id, role, isBlocked } = account;
        const { data: changed } = await requestJson(accountEndpoints.updateAccount, {
          id,
          body: { role, isBlocked, ...body },
        });
        query.setData((accounts) =>
          accounts.map((each) => (each.id === changed.id ? changed : each)),
        );
        if (changed.isBlocked && link?.username === changed.username) setLink(null);
        toast.success(describeChange(changed, body));
      } catch (error) {
        reportFailure(error, account);
      }
    },
  );

  const deletion = useMutation(async (account: ListedAccount) => {
    try {
      await requestJson(accountEndpoints.deleteAccount, { id: account.id });
      toast.success('Account deleted successfully');
      removeFromList(account);
    } catch (error) {
      reportFailure(error, account);
    }
    setDeleting(null);
  });

  return (
    <DashboardScreen heading="Accounts" lead="Who may sign in here." headingRef={heading}>
      <LoadedData query={query} name="accounts" headingRef={heading}>
        {(accounts) => (
          <>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              New account
            </Typography>
            <NewAccountForm
              onCreated={(username, created) => {
                setLink({ username, ...created });
                query.reload();
              }}
            />
            {link && <OneTimeLink key={link.link} {...link} />}
            <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
              All accounts
            </Typography>
            <AccountTable
              accounts={accounts}
              isLinking={linking.isPending}
              onLink={(account) => void linking.mutate(account)}
              onChange={(account, body) => void change.mutate({ account, body })}
              onShowSessions={setShown}
              onDelete={setDeleting}
            />
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
      {deleting && (
        <ConfirmDialog
          question="Are you sure you want to delete this account?"
          subject={`${deleting.username}. All its sessions end. What it wrote stays.`}
          isSending={deletion.isPending}
          onCancel={() => !deletion.isPending && setDeleting(null)}
          onConfirm={() => void deletion.mutate(deleting)}
        />
      )}
    </DashboardScreen>
  );
}
