import InputAdornment from '@mui/material/InputAdornment';
import { startTransition } from 'react';
import { SearchIcon } from '#src/components/ui/icons.tsx';
import { Field } from './Field.tsx';

interface SearchFieldProps {
  /** What is searched, such as 'Search blogs'. */
  label: string;
  /** What stands in it at first; from then on the field itself holds what is typed. */
  defaultValue: string;
  /** Called in a transition: a key is on the screen before the list has followed. */
  onChange: (value: string) => void;
}

/**
 * A field that narrows the list below it while one types.
 *
 * For a list that is there already; it does not ask the server.
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
