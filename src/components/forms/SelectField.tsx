import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SelectFieldProps {
  /** The label, always above the choice. */
  label: string;
  value: string;
  /** The choices, with what they are called. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** Called with the value that was chosen. */
  onChange: (value: string) => void;
}

/**
 * A field with one of several choices, in the list of the browser.
 *
 * For more choices than fit beside each other; a few are radio buttons.
 */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput id={id} label={label} notched />}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
