import { styled } from '@mui/material/styles';
import { type SubmitEvent, useId, useState } from 'react';
import { passwordErrors } from '#contracts/session.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { usernameField } from './usernameField.ts';

interface SetPasswordFormProps {
  /** The first field: the username of a new account, or the current password. Default: none. */
  asks?: 'username' | 'current password';
  /** The name of the account, shown above the fields and read by password managers. */
  username?: string;
  /** The error of the last attempt, or null. */
  problem: string | null;
  /** While true, further submits are ignored. */
  isSaving: boolean;
  /** The text of the button. Default: 'Save and log in'. */
  submitLabel?: string;
  /** Called with the new password, and what `asks` names or ''. */
  onSubmit: (password: string, answer: string) => void;
}

const Form = styled('form')({ display: 'grid', gap: 20 });

/**
 * Asks for a new password, twice, and for the username of a new account or the current password.
 *
 * For the page that a one-time link opens and for one's own account; the page SignIn has a form of
 * its own.
 */
export function SetPasswordForm({
  asks,
  username,
  problem,
  isSaving,
  submitLabel = 'Save and log in',
  onSubmit,
}: SetPasswordFormProps) {
  const [answer, setAnswer] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const errorId = useId();
  const error = mistake ?? problem;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    const isIncomplete =
      password === '' || repeated === '' || (asks !== undefined && answer.trim() === '');
    if (isIncomplete) return setMistake('Please fill in all fields.');
    if (password !== repeated) return setMistake('The two passwords are not the same.');
    if (asks === 'current password' && password === answer)
      return setMistake(passwordErrors.unchanged.message);
    setMistake(null);
    onSubmit(password, answer);
  }

  const described = { 'aria-describedby': error === null ? undefined : errorId };
  const newPassword = { autoComplete: 'new-password', ...described };
  return (
    <Form method="post" onSubmit={submit} noValidate aria-label="Set password">
      {error !== null && (
        <Callout id={errorId} role="alert" isError>
          {error}
        </Callout>
      )}
      {username !== undefined && (
        <Field label="Username" name="username" autoComplete="username" value={username} readOnly />
      )}
      {asks === 'username' && (
        <Field
          {...usernameField}
          autoComplete="username"
          value={answer}
          onChange={setAnswer}
          {...described}
        />
      )}
      {asks === 'current password' && (
        <PasswordField
          label="Current password"
          name="current"
          value={answer}
          onChange={setAnswer}
          autoComplete="current-password"
          {...described}
        />
      )}
      <PasswordField
        label="New password"
        name="password"
        value={password}
        onChange={setPassword}
        helperText="At least 10 characters. Several words are easy to remember."
        {...newPassword}
      />
      <PasswordField
        label="New password again"
        name="repeated"
        value={repeated}
        onChange={setRepeated}
        {...newPassword}
      />
      <LoadingButton type="submit" size="large" isBusy={isSaving}>
        {submitLabel}
      </LoadingButton>
    </Form>
  );
}
