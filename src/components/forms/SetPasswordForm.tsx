import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type SubmitEvent, useId, useState } from 'react';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { Field } from './Field.tsx';

interface SetPasswordFormProps {
  /** Whether the account is new and needs a username. */
  asksUsername?: boolean;
  /** The error of the last attempt, or null. */
  problem: string | null;
  /** While true, further submits are ignored. */
  isSaving?: boolean;
  /** Called with the new password, and the username or ''. */
  onSubmit: (password: string, username: string) => void;
}

const Form = styled('form')({ display: 'grid', gap: 20 });

/**
 * Asks for a new password, twice, and for the username of a new account.
 *
 * For the page that a one-time link opens; SignInForm is for who has a password.
 *
 * **Keyboard:** `Enter` in any field saves.
 *
 * **Screen reader:** 'Set password, form'. A mistake is announced as an alert and describes the
 * fields.
 */
export function SetPasswordForm({
  asksUsername = false,
  problem,
  isSaving = false,
  onSubmit,
}: SetPasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const errorId = useId();
  const error = mistake ?? problem;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    const isIncomplete = password === '' || (asksUsername && username.trim() === '');
    if (isIncomplete) return setMistake('Please fill in all fields.');
    if (password !== repeated) return setMistake('The two passwords are not the same.');
    setMistake(null);
    onSubmit(password, username);
  }

  const described = { 'aria-describedby': error === null ? undefined : errorId };
  const newPassword = { type: 'password', autoComplete: 'new-password', ...described };
  return (
    <Form method="post" onSubmit={submit} noValidate aria-label="Set password">
      {error !== null && (
        <Alert severity="error" variant="outlined" id={errorId} sx={{ color: 'error.main' }}>
          {error}
        </Alert>
      )}
      {asksUsername && (
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onChange={setUsername}
          helperText="3 to 64 letters or digits. An e-mail address is possible."
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <Field
        label="New password"
        name="password"
        value={password}
        onChange={setPassword}
        helperText="At least 10 characters. Several words are easy to remember."
        {...newPassword}
      />
      <Field
        label="New password again"
        name="repeated"
        value={repeated}
        onChange={setRepeated}
        {...newPassword}
      />
      <LoadingButton type="submit" size="large" isBusy={isSaving}>
        Save and log in
      </LoadingButton>
    </Form>
  );
}
