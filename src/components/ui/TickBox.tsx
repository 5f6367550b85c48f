import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useChangedBeforeHydration } from '#src/hydration/useChangedBeforeHydration.ts';
import { radius } from '#src/theme/tokens.ts';

interface TickBoxProps {
  /** The label, beside the box. */
  children: ReactNode;
  /** True if it is ticked. */
  isTicked: boolean;
  /** Called with the new state. */
  onTick: (isTicked: boolean) => void;
}

/** In the dark the browser fills an empty box with a brownish grey. */
export const hollow = {
  border: '1.5px solid',
  borderRadius: radius.tiny,
  appearance: 'none',
} as const;

const Label = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
  minHeight: 24,
  cursor: 'pointer',
  '& input': {
    width: 20,
    height: 20,
    margin: '4px 0 0',
    accentColor: 'var(--accent, var(--cta))',
    cursor: 'inherit',
  },
  '[data-scheme="dark"] & input:not(:checked)': hollow,
});

/**
 * A checkbox with its label, for what a visitor has or has done.
 *
 * For a list that is ticked off; use CountryPicker to choose.
 */
export function TickBox({ children, isTicked, onTick }: TickBoxProps) {
  const box = useChangedBeforeHydration<HTMLInputElement>(({ checked }) => {
    if (checked !== isTicked) onTick(checked);
  });
  return (
    <Label>
      <input
        ref={box}
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </Label>
  );
}
