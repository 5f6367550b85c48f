import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { checkCredential } from '#src/auth/credential.ts';
import type { RedirectState } from '#src/auth/redirectState.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { paths } from '#src/pageTable.ts';
import type { ServerProps } from '../ServerProps.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { checkOnServer } from './checkOnServer.ts';
import { readPasswordLink } from './passwordLink.ts';
import { SetPassword } from './SetPassword.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The sign-in page. With a session it redirects to the dashboard. */
export default function SignInPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  const { session, signIn } = useSession();
  const location = useLocation();
  // The prerendered page has neither state nor hash.
  const entryState = useBrowserValue(() => location.state, null);
  const state: RedirectState = { from: paths.dashboard, end: null, ...entryState };
  const hash = useBrowserValue(() => location.hash, '');
  const token = hasServer ? readPasswordLink(hash) : null;
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [hasSetPassword, setHasSetPassword] = useState(false);

  const { isPending, mutate } = useMutation(async (username: string, password: string) => {
    setProblem(null);
    const check = hasServer ? checkOnServer : checkCredential;
    const result = await check(username, password);
    if ('problem' in result) return setProblem(result.problem);
    signIn(result.account?.username ?? username, result.account);
    toast.success('Logged in successfully!');
  });

  const isSignedIn = session.status === 'signed-in';
  // Whoever opens a link may be signed in as somebody else, and sees its form first.
  const redirect = isSignedIn && (!token || hasSetPassword) && <Navigate to={state.from} replace />;
  return (
    <AuthLayout>
      {redirect}
      {token ? (
        <SetPassword
          key={token}
          token={token}
          onSignIn={(...account) => {
            setHasSetPassword(true);
            signIn(...account);
          }}
        />
      ) : (
        <>
          <title>{`Sign In · ${site.name}`}</title>
          <Typography variant="h2" component="h1" tabIndex={-1}>
            Sign In
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
            For the staff of {site.shortName}.
          </Typography>
          {state.end === 'server' && (
            <Callout>
              Your session has ended. Log in again to go on. What you were writing is kept. If you
              cannot log in, ask an owner.
            </Callout>
          )}
          {state.end === 'idle' && (
            <Callout>
              You were logged out after 3 minutes without activity. What you were writing is kept.
            </Callout>
          )}
          <SignInForm
            problem={problem}
            isChecking={isPending || isSignedIn}
            onSubmit={(username, password) => void mutate(username, password)}
          />
          <Link href={paths.home} sx={{ display: 'inline-block', mt: 3, py: 0.5 }}>
            Back to the site
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
