import { useId } from 'react';
import { useChangedBeforeHydration } from '#src/hydration/useChangedBeforeHydration.ts';
import { CompactField } from './CompactField.ts';

interface SelectFieldProps {
  /** The label, above the choice. */
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
  const select = useChangedBeforeHydration<HTMLSelectElement>((field) => {
    if (field.value !== value) onChange(field.value);
  });
  return (
    <CompactField>
      <label htmlFor={id}>{label}</label>
      <select id={id} ref={select} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </CompactField>
  );
}
