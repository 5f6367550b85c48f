import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'aria-describedby' | 'autoFocus' | 'disabled' | 'ref'> {
  /** The label. */
  children: string;
  /** The types of the files, as MIME types or endings. */
  types: readonly string[];
  /** Called with the file that is chosen. */
  onChoose: (file: File) => void;
}

/** A button by its look only: what has the focus is the input in it. */
const LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

/**
 * A button that opens the browser's file dialog.
 *
 * **Keyboard:** `Enter` or `Space` opens the dialog.
 */
export function FileButton({ children, types, onChoose, disabled, ...input }: FileButtonProps) {
  return (
    <Button
      {...LABEL}
      variant="outlined"
      disabled={disabled}
      sx={{ '&:focus-within': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 } }}
    >
      {children}
      <input
        className="visually-hidden"
        {...input}
        type="file"
        accept={types.join()}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Button>
  );
}
