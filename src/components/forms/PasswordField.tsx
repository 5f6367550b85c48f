import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

interface PasswordFieldProps
  extends Omit<
    ComponentProps<typeof Field>,
    'type' | 'endAdornment' | 'slotProps' | 'rows' | 'maxRows'
  > {
  /** The label, which the button names as well. */
  label: string;
  /** The name of the field, for password managers. */
  name?: string;
  /** The password that a password manager fills in: 'current-password' or 'new-password'. */
  autoComplete?: string;
  /** The password. */
  value?: string;
  /** Called with the new password. */
  onChange?: (value: string) => void;
  /** True if the password is refused. Default: false. */
  error?: boolean;
}

/**
 * A Field for a password, with a button that shows what was typed.
 *
 * For every password; a token or a link that is only read is a Field.
 *
 * **Screen reader:** The label of the field, then a button 'Show password', which says what it does.
 */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? 'Hide' : 'Show';
  return (
    <Field
      label={label}
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            aria-label={`${action} ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            {action}
          </Button>
        </InputAdornment>
      }
    />
  );
}
