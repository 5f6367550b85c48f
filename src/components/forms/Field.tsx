import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type CSSProperties, useId } from 'react';
import { groupThousands } from '#contracts/groupThousands.ts';
import { useChangedBeforeHydration } from '#src/hydration/useChangedBeforeHydration.ts';

const BLANK = 'Please fill in this field.';

/** The part of its limit from which a field shows its length. */
const SHOWN_FROM = 0.9;

interface FieldProps
  extends Omit<
    OutlinedInputProps,
    'id' | 'label' | 'multiline' | 'rows' | 'minRows' | 'maxRows' | 'onChange'
  > {
  /** The label, always above the text. */
  label: string;
  /** A line below the field, such as a hint or an error. */
  helperText?: string | undefined;
  /** The most characters. Longer text can be typed, but the browser does not submit it. */
  limit?: number;
  /** The height of a field for several lines. */
  rows?: number;
  /** With `rows`: the field grows with its text up to this height. */
  maxRows?: number;
  /** True if the value is invalid; the border and the line below are red. Default: false. */
  error?: boolean;
  /** True if the browser refuses to submit a blank value. Default: false. */
  required?: boolean;
  /** The class of the whole field, with its label. */
  className?: string;
  /** Called with the new text. */
  onChange?: (value: string) => void;
}

/**
 * A text field of a form. In a required field, white space alone counts as empty: the browser does
 * not submit it.
 *
 * For every form, instead of MUI's TextField, whose select and menu double the script of a page.
 */
export function Field({
  label,
  helperText,
  limit,
  rows,
  maxRows,
  error = false,
  required = false,
  className,
  onChange,
  inputRef,
  'aria-describedby': describedBy,
  ...input
}: FieldProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const { value, defaultValue = '' } = input;
  const changed = useChangedBeforeHydration<HTMLInputElement | HTMLTextAreaElement>((field) => {
    if (field.value !== (value ?? defaultValue)) onChange?.(field.value);
  });
  const text = typeof value === 'string' ? value : '';
  const isBlank = required && text !== '' && text.trim() === '';
  const problem = isBlank ? BLANK : describeExcess(text.length, limit);
  const isNearLimit = limit !== undefined && text.length >= limit * SHOWN_FROM;
  const count =
    isNearLimit && `${groupThousands(text.length)} of ${groupThousands(limit)} characters.`;
  const helper = problem || count || helperText;
  return (
    <FormControl
      fullWidth
      variant="outlined"
      className={className}
      error={error || problem !== ''}
      required={required}
    >
      {/* Always above the text: before hydration nothing would move it there. */}
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched
        // The label does not move, so nothing has to know what the browser fills in.
        disableInjectingGlobalStyles
        aria-describedby={[describedBy, helper && helperId].filter(Boolean).join(' ') || undefined}
        {...input}
        {...(rows && severalLines(rows, maxRows))}
        {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
        inputRef={(field: HTMLInputElement | HTMLTextAreaElement | null) => {
          field?.setCustomValidity(problem);
          changed.current = field;
          if (inputRef && 'current' in inputRef) inputRef.current = field;
        }}
      />
      {helper && <FormHelperText id={helperId}>{helper}</FormHelperText>}
    </FormControl>
  );
}

/** Returns a sentence about how much too long a text is; empty if it is not. */
function describeExcess(length: number, limit = Number.POSITIVE_INFINITY): string {
  if (length <= limit) return '';
  const excess = length - limit;
  const noun = excess === 1 ? 'character' : 'characters';
  return `This text is ${groupThousands(excess)} ${noun} too long. At most ${groupThousands(limit)} can be saved.`;
}

/** A plain textarea; MUI's own measures its text with a second, hidden one. */
function severalLines(rows: number, maxRows: number | undefined): Partial<OutlinedInputProps> {
  const style: CSSProperties | undefined = maxRows
    ? // With `field-sizing`, the `rows` attribute has no effect.
      { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: `${maxRows}lh` }
    : undefined;
  return {
    multiline: true,
    rows,
    inputComponent: 'textarea',
    slotProps: { input: { type: undefined, style } },
  };
}
