import TextField, { type TextFieldProps } from '@mui/material/TextField';

type RequiredTextFieldProps = Pick<
  TextFieldProps,
  'name' | 'multiline' | 'minRows' | 'maxRows' | 'helperText' | 'autoFocus'
> & {
  label: string;
  value: string;
  /** Shown, but not to be changed now. */
  readOnly?: boolean;
  onChange: (value: string) => void;
};

/**
 * A field that the browser itself insists on. Text of white space alone counts as empty: the
 * browser refuses it in the same way, and a line under the field says so.
 *
 * For the dashboard's forms; public forms use Field.
 */
export function RequiredTextField({
  label,
  value,
  readOnly = false,
  onChange,
  ...props
}: RequiredTextFieldProps) {
  const isOnlySpace = value !== '' && value.trim() === '';
  const complaint = isOnlySpace ? `${label} cannot be only spaces.` : '';
  return (
    <TextField
      {...props}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isOnlySpace}
      helperText={complaint || props.helperText}
      inputRef={(field: HTMLInputElement | HTMLTextAreaElement | null) =>
        field?.setCustomValidity(complaint)
      }
      // On the input itself: MUI's own `required` would add an asterisk to the label.
      slotProps={{ htmlInput: { required: true, readOnly } }}
    />
  );
}
