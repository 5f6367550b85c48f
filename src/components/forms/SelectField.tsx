import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { CompactField } from './CompactField.tsx';

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
  const select = useRef<HTMLSelectElement>(null);
  // React calls no handler for a choice of before hydration, and the next render would reset it.
  const adopt = useEffectEvent(() => {
    if (select.current && select.current.value !== value) onChange(select.current.value);
  });
  // Not in a layout effect: the router does not navigate yet.
  useEffect(() => adopt(), []);
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
