import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { site } from '#brand/site.ts';
import {
  type Account,
  type LinkedAccount,
  linkErrors,
  sessionEndpoints,
} from '#contracts/session.ts';
import { failureMessage, isForbidden, requestJson } from '#src/api/client.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { SetPasswordForm } from '#src/components/forms/SetPasswordForm.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';

interface SetPasswordProps {
  /** The token of the link. */
  token: string;
  onSignIn: (username: string, account: Account) => void;
}

/** The form behind a one-time link: names the account, sets a password and signs in. */
export function SetPassword({ token, onSignIn }: SetPasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery((signal) =>
    requestJson(sessionEndpoints.checkLink, { body: { token }, signal }),
  );
  const isInvalid = isForbidden(query.error);
  const title = isInvalid ? 'This link does not work' : headingOf(query.data);
  const retry = () => {
    // The button goes.
    heading.current?.focus();
    query.reload();
  };

  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <Typography variant="h2" component="h1" tabIndex={-1} ref={heading} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {query.isLoading && <StatusMessage>Checking the link...</StatusMessage>}
      {isInvalid && <Callout>{linkErrors.invalid.message}</Callout>}
      {query.error !== undefined && !isInvalid && (
        <Callout isError action={{ label: 'Try again', onClick: retry }}>
          {failureMessage(query.error)}
        </Callout>
      )}
      {query.data && <LinkForm token={token} {...query.data} onSignIn={onSignIn} />}
      {isInvalid && (
        <Link href={paths.signIn} sx={{ display: 'inline-block', mt: 3, py: 0.5 }}>
          Log in with your password
        </Link>
      )}
    </>
  );
}

const headingOf = (account: LinkedAccount | undefined) =>
  account?.username === null ? 'Create the first account' : 'Set your password';

function LinkForm({ token, username, onSignIn }: LinkedAccount & SetPasswordProps) {
  const toast = useToast();
  const setPassword = (password: string, name: string) =>
    requestJson(sessionEndpoints.setPassword, {
      body: { token, password, ...(username === null && { username: name }) },
    });
  const { error, isPending, mutate } = useMutation(setPassword, {
    onSuccess({ data: { account } }) {
      onSignIn(account.username, account);
      toast.success('Logged in successfully!');
    },
  });

  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {username === null ? (
          'It is an owner: it can also manage the accounts of others.'
        ) : (
          <>
            For the account <strong>{username}</strong>. All its sessions end, and you are logged in
            here.
          </>
        )}
      </Typography>
      <SetPasswordForm
        {...(username === null ? { asks: 'username' as const } : { username })}
        problem={error === null ? null : capitalize(failureMessage(error))}
        isSaving={isPending}
        onSubmit={(password, name) => void mutate(password, name)}
      />
    </>
  );
}
