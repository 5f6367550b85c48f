import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useChangedBeforeHydration } from '#src/hydration/useChangedBeforeHydration.ts';
import { parseNumber } from '#src/lib/parseNumber.ts';
import { CompactField } from './CompactField.ts';

interface NumberFieldProps {
  /** The label, above the field. */
  label: string;
  /** The number to show. Without one the field is empty. */
  value: number | undefined;
  /** The lowest valid number. Default: any above 0. */
  min?: number;
  /** The highest valid number. */
  max: number;
  /** What is counted, for the message of a number that is too high: 'GBP'. */
  unit?: string;
  /** A valid number, for the message. */
  example: number;
  /** True if only whole numbers are valid. Default: false. */
  isWhole?: boolean;
  /** Called with each valid number, and with undefined when the field is empty or has none. */
  onChange: (value: number | undefined) => void;
}

const format = (value: number) => value.toLocaleString('en-IN');

/**
 * A field for a number, as people in Nepal type it: 90.5, 90,5 and ९०.५ are the same.
 * '38.500' is asked about, because its point may group thousands. The typed text stays in the field
 * until it is left; an invalid number is not passed on.
 *
 * For an amount, a rate or a count; use Field for text.
 */
export function NumberField({ label, value, onChange, ...limits }: NumberFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(value ?? '');
  const problem = typed?.trim() ? describeProblem(typed, limits) : '';

  function type(text: string) {
    setTyped(text);
    const number = parseNumber(text);
    const isValid = number !== undefined && describeProblem(text, limits) === '';
    onChange(isValid ? number : undefined);
  }

  const input = useChangedBeforeHydration<HTMLInputElement>((field) => {
    if (field.value !== shown) type(field.value);
  });

  return (
    <div>
      <CompactField>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            if (!problem) setTyped(undefined);
          }}
        />
      </CompactField>
      {problem && (
        <Typography id={errorId} variant="caption" component="p" color="error" sx={{ mt: 0.5 }}>
          {problem}
        </Typography>
      )}
    </div>
  );
}

/** Returns the error of a typed number; empty if it is valid. */
function describeProblem(
  text: string,
  { min, max, unit = '', example, isWhole }: Omit<NumberFieldProps, 'label' | 'value' | 'onChange'>,
): string {
  const number = parseNumber(text);
  const such = `such as ${format(example)}`;
  // Elsewhere the point of '38.500' groups.
  const grouped = /\.\p{Nd}{3}$/u.test(text.trim()) && parseNumber(text.replaceAll('.', ','));
  if (grouped && grouped <= max)
    return `Do you mean ${format(grouped)}? Type it without the point.`;
  if (number === undefined) return `Type a number, ${such}.`;
  if (min === undefined ? number <= 0 : number < min) {
    return min === undefined ? `A number above 0, ${such}.` : `At least ${format(min)}.`;
  }
  if (number > max) return `At most ${`${format(max)} ${unit}`.trim()}.`;
  return isWhole && !Number.isInteger(number) ? `A whole number, ${such}.` : '';
}
