import InputAdornment from '@mui/material/InputAdornment';
import { startTransition } from 'react';
import { SearchIcon } from '#src/components/ui/icons.tsx';
import { Field } from './Field.tsx';

interface SearchFieldProps {
  /** The label, such as 'Search blogs'. */
  label: string;
  /** The initial value; the field is uncontrolled. */
  defaultValue: string;
  /** Called in a transition, so that typing stays responsive. */
  onChange: (value: string) => void;
}

/**
 * A field that filters the list below it while typing.
 *
 * For a list that is already loaded; it sends no request.
 *
 * **Keyboard:** It filters while you type; `Enter` is not needed.
 *
 * **Screen reader:** The label and 'search'. ShowMore below the list announces how many entries it
 * shows.
 */
export function SearchField({ label, defaultValue, onChange }: SearchFieldProps) {
  return (
    <Field
      type="search"
      label={label}
      defaultValue={defaultValue}
      onChange={(value) => startTransition(() => onChange(value))}
      autoComplete="off"
      sx={{ maxWidth: 420 }}
      slotProps={{ input: { enterKeyHint: 'search' } }}
      endAdornment={
        <InputAdornment position="end">
          <SearchIcon />
        </InputAdornment>
      }
    />
  );
}
