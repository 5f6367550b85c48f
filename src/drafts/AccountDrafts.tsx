import { createContext, type ReactNode, use } from 'react';
import type { KeyValueStorage } from '#src/lib/storage.ts';
import { openAccountDrafts } from './accountDrafts.ts';
import type { FieldValues } from './draftStore.ts';
import { useDraft } from './useDraft.ts';

const AccountDraftsContext = createContext<KeyValueStorage | null>(null);

interface AccountDraftsProps {
  /** The name of the account that is signed in. */
  account: string;
  /** The pages, which show when the drafts are read. */
  children: ReactNode;
}

/** Provides the drafts of an account to its forms; no other account on this computer sees them. */
export function AccountDrafts({ account, children }: AccountDraftsProps) {
  const drafts = use(openAccountDrafts(account));
  return (
    <AccountDraftsContext key={account} value={drafts}>
      {children}
    </AccountDraftsContext>
  );
}

/** As `useDraft`: the draft belongs to the account that is signed in. */
export function useAccountDraft<Values extends FieldValues>(name: string, saved: Values) {
  const storage = use(AccountDraftsContext);
  if (storage === null) throw new Error('useAccountDraft needs AccountDrafts above it.');
  return useDraft(name, saved, { storage });
}
