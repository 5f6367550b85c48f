import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { SearchIcon } from './icons.tsx';

interface SearchFieldProps {
  /** What is searched, such as 'Search blogs'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field that narrows the list below it while one types.
 *
 * For a list that is there already; it does not ask the server.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      sx={{ maxWidth: 420 }}
      slotProps={{
        htmlInput: { enterKeyHint: 'search' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
