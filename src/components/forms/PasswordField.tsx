import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'endAdornment' | 'slotProps' | 'rows' | 'maxRows'
>;

/**
 * A Field for a password, with a button that shows what was typed.
 *
 * For every password; a token or a link that is only read is a Field.
 *
 * **Screen reader:** The label of the field, then 'Show, button' with the label as its description:
 * the button says what it does, not what is shown.
 */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={label}
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={
        <InputAdornment position="end">
          <Button size="small" aria-description={label} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </InputAdornment>
      }
    />
  );
}
