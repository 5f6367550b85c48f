import { useRef, useState } from 'react';
import { accountEndpoints, type PasswordChange } from '#contracts/accounts.ts';
import { failureMessage, isNetworkError, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Card } from '#src/components/forms/FormCard.tsx';
import { SetPasswordForm } from '#src/components/forms/SetPasswordForm.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { DashboardPart } from '../DashboardScreen.tsx';

interface ChangePasswordProps {
  /** Whose password it is, for password managers. */
  username: string;
  onChanged: () => void;
}

const NO_ANSWER =
  'The server could not be reached. Please try again. If the current password is refused then, the new one is valid already.';

/** The part of 'My account' that replaces the password. */
export function ChangePassword({ username, onChanged }: ChangePasswordProps) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);

  const change = (body: PasswordChange) => requestJson(accountEndpoints.changePassword, { body });
  const { error, isPending, mutate } = useMutation(change, {
    onSuccess() {
      toast.success('Password changed. All other sessions have ended.');
      // Empties the form, with the button that has the focus.
      setChanges((count) => count + 1);
      heading.current?.focus();
      onChanged();
    },
  });

  return (
    <DashboardPart
      heading="Change password"
      lead="All your other sessions end. You stay logged in here."
      headingRef={heading}
    >
      <Card as="div" sx={{ '& [type="submit"]': { justifySelf: 'start' } }}>
        <SetPasswordForm
          key={changes}
          asks="current password"
          username={username}
          submitLabel="Change password"
          problem={
            isNetworkError(error) ? NO_ANSWER : error === null ? null : failureMessage(error)
          }
          isSaving={isPending}
          onSubmit={(password, current) => void mutate({ current, password })}
        />
      </Card>
    </DashboardPart>
  );
}
