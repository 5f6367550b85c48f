import { styled } from '@mui/material/styles';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface TickBoxProps {
  /** The label, beside the box. */
  children: ReactNode;
  /** Whether it is ticked. */
  isTicked: boolean;
  /** Called with the new state. */
  onTick: (isTicked: boolean) => void;
}

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
});

/**
 * A checkbox with its label, for what a visitor has or has done.
 *
 * For a list that is ticked off; use DestinationPicker to choose.
 */
export function TickBox({ children, isTicked, onTick }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // React calls no handler for a tick of before hydration, and the next render would reset it.
  const adopt = useEffectEvent(() => {
    if (box.current?.checked && !isTicked) onTick(true);
  });
  useLayoutEffect(() => adopt(), []);
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
