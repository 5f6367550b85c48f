import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { radius } from '#src/theme/tokens.ts';

interface InsertPanelProps {
  /** The name of the group: 'Link'. */
  label: string;
  /** The label of the button that puts it into the text. */
  insertLabel: string;
  /** True if something is missing, so that it cannot be put into the text. Default: false. */
  isWaiting?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Called on the button and on Enter. */
  onInsert: () => void;
  /** Called on Cancel and on Escape. */
  onCancel: () => void;
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/**
 * Fields for something that is put into a text, between the toolbar and the text.
 *
 * In a form, which it does not send; a dialog would hide the text.
 *
 * **Keyboard:** `Enter` in a field puts it into the text, `Escape` cancels.
 */
export function InsertPanel({
  label,
  insertLabel,
  isWaiting = false,
  children,
  onInsert,
  onCancel,
}: InsertPanelProps) {
  const insert = () => !isWaiting && onInsert();

  function onKeyDown(event: KeyboardEvent) {
    const isInField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    const isEnter = event.key === 'Enter' && isInField && !event.nativeEvent.isComposing;
    if (!isEnter && event.key !== 'Escape') return;
    // Not of the form or the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) insert();
    else onCancel();
  }

  return (
    <Panel role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
      <Buttons>
        <Button variant="contained" aria-disabled={isWaiting} onClick={insert}>
          {insertLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Panel>
  );
}
