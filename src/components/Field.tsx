import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface FieldProps extends Omit<OutlinedInputProps, 'id' | 'label'> {
  label: string;
  /** A line below the field, such as what is wrong with what it holds. */
  helperText?: string | undefined;
  className?: string;
}

/**
 * A field of a public form. MUI's TextField without what a select needs (menu, popover, modal),
 * which would double what the page downloads. The admin area uses TextField itself.
 */
export function Field({
  label,
  helperText,
  error,
  required,
  size,
  className,
  ...input
}: FieldProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  return (
    <FormControl
      fullWidth
      variant="outlined"
      className={className}
      {...(error !== undefined && { error })}
      {...(required !== undefined && { required })}
      {...(size !== undefined && { size })}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helperText ? helperId : undefined}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
