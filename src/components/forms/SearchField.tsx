import InputAdornment from '@mui/material/InputAdornment';
import { startTransition } from 'react';
import { SearchIcon } from '#src/components/ui/icons.tsx';
import { Field } from './Field.tsx';

interface SearchFieldProps {
  /** The label, such as 'Search blogs'. */
  label: string;
  /** The initial value; the field is uncontrolled. */
  defaultValue: string;
  /** The name of the field in a form. */
  name?: string;
  /** The most characters that can be typed. Default: no limit. */
  maxLength?: number;
  /** Called in a transition, so that typing stays responsive. */
  onChange: (value: string) => void;
}

/**
 * A field that filters the list below it while typing.
 *
 * It sends no request itself; what `onChange` does may.
 */
export function SearchField({ label, defaultValue, name, maxLength, onChange }: SearchFieldProps) {
  return (
    <Field
      type="search"
      label={label}
      defaultValue={defaultValue}
      name={name}
      onChange={(value) => startTransition(() => onChange(value))}
      autoComplete="off"
      sx={{ maxWidth: 420 }}
      slotProps={{ input: { enterKeyHint: 'search', maxLength } }}
      endAdornment={
        <InputAdornment position="end">
          <SearchIcon />
        </InputAdornment>
      }
    />
  );
}
