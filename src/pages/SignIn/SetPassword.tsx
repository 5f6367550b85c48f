import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Account } from '#contracts/session.ts';
import { failureMessage } from '#src/api/client.ts';
import { setPasswordByLink } from '#src/api/session.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { SetPasswordForm } from '#src/components/forms/SetPasswordForm.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import type { PasswordLink } from './passwordLink.ts';

interface SetPasswordProps {
  link: PasswordLink;
  onSignIn: (username: string, account: Account) => void;
}

/** What a one-time link of the server opens: sets a password and signs in. */
export function SetPassword({ link, onSignIn }: SetPasswordProps) {
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);

  const { isPending, mutate } = useMutation(async (password: string, username: string) => {
    setProblem(null);
    const { token, isFirstOwner } = link;
    try {
      const account = await setPasswordByLink({
        token,
        password,
        ...(isFirstOwner && { username }),
      });
      onSignIn(account.username, account);
      toast.success('Logged in successfully!');
    } catch (error) {
      setProblem(failureMessage(error));
    }
  });

  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {link.isFirstOwner ? 'Create the first account' : 'Set your password'}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {link.isFirstOwner
          ? 'It is an owner: it can also manage the accounts of others.'
          : 'All sessions of your account end, and you are logged in here.'}
      </Typography>
      <SetPasswordForm
        {...(link.isFirstOwner && { asks: 'username' as const })}
        problem={problem}
        isSaving={isPending}
        onSubmit={(password, username) => void mutate(password, username)}
      />
    </>
  );
}
