import { styled } from '@mui/material/styles';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { PasswordField } from '#src/components/forms/PasswordField.tsx';
import { ScriptNotice } from '#src/components/forms/ScriptNotice.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { supportedBrowserNames } from '#src/lib/supportedBrowserNames.ts';

interface SignInFormProps {
  /** The error of the last attempt, or null. */
  problem: string | null;
  /** While true, further submits are ignored. */
  isChecking: boolean;
  /** Called with what was typed when the form is submitted. */
  onSubmit: (username: string, password: string) => void;
}

const Form = styled('form')({ display: 'grid', gap: 20 });

/** Asks for username and password. After a mistake the focus is in the field to correct. */
export function SignInForm({ problem, isChecking, onSubmit }: SignInFormProps) {
  const [empty, setEmpty] = useState<readonly RefObject<HTMLInputElement | null>[]>([]);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const error = empty.length > 0 ? 'Both fields are required.' : problem;

  // The password is typed again; the error describes its field.
  useEffect(() => {
    if (problem === null || isChecking) return;
    passwordField.current?.focus();
    passwordField.current?.select();
  }, [problem, isChecking]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isChecking) return;
    const username = usernameField.current?.value ?? '';
    const password = passwordField.current?.value ?? '';
    const missing = [usernameField, passwordField].filter(({ current }) => !current?.value.trim());
    setEmpty(missing);
    if (missing[0]) missing[0].current?.focus();
    else onSubmit(username, password);
  }

  const described = { 'aria-describedby': error === null ? undefined : errorId };
  return (
    <>
      {/* Not validated by the browser, because the page shows a text of its own. */}
      <Form
        className="needs-script"
        method="post"
        onSubmit={submit}
        noValidate
        aria-label="Sign In"
      >
        {error !== null && (
          <Callout id={errorId} role="alert" isError>
            {error}
          </Callout>
        )}
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          error={empty.includes(usernameField)}
          inputRef={usernameField}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
          {...described}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={empty.includes(passwordField)}
          inputRef={passwordField}
          {...described}
        />
        <LoadingButton type="submit" size="large" isBusy={isChecking}>
          Login
        </LoadingButton>
      </Form>
      <ScriptNotice>
        <p>Signing in needs JavaScript, and {supportedBrowserNames} or later.</p>
      </ScriptNotice>
    </>
  );
}
