import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { BusyButton } from './BusyButton.tsx';

interface SignInFormProps {
  /** What was wrong with the last attempt, or null. */
  problem: string | null;
  /** The attempt is being checked: further ones are ignored. */
  isChecking?: boolean;
  onSubmit: (username: string, password: string) => void;
}

const Form = styled('form')({ display: 'grid', gap: 20 });

const isBlank = (text: string) => text.trim() === '';

/**
 * Asks for username and password. Says itself when one of them is missing.
 *
 * For the admin area only: visitors have nothing to sign in to.
 */
export function SignInForm({ problem, isChecking = false, onSubmit }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const passwordId = useId();
  const error = isIncomplete ? 'Both fields are required.' : problem;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isChecking) return;
    const empty = isBlank(username) ? usernameField : isBlank(password) ? passwordField : null;
    setIsIncomplete(empty !== null);
    if (empty) empty.current?.focus();
    else onSubmit(username, password);
  }

  const described = { 'aria-describedby': error === null ? undefined : errorId };
  return (
    // Validated here and not by the browser, so that the house's own words show.
    <Form onSubmit={submit} noValidate aria-label="Sign In">
      {error !== null && (
        <Alert severity="error" variant="outlined" id={errorId} sx={{ color: 'error.main' }}>
          {error}
        </Alert>
      )}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={isIncomplete && isBlank(username)}
        inputRef={usernameField}
        slotProps={{ htmlInput: { ...described, autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        label="Password"
        name="password"
        id={passwordId}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isIncomplete && isBlank(password)}
        inputRef={passwordField}
        slotProps={{
          htmlInput: { ...described, autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Button
                  size="small"
                  color="inherit"
                  aria-controls={passwordId}
                  onClick={() => setIsPasswordShown((isShown) => !isShown)}
                >
                  {isPasswordShown ? 'Hide' : 'Show'}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      <BusyButton type="submit" size="large" isBusy={isChecking}>
        Login
      </BusyButton>
    </Form>
  );
}
