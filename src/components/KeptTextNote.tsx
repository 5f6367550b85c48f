import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface KeptTextNoteProps {
  /** 'outdated': what it was written on has been changed by somebody else since. */
  origin: 'fresh' | 'kept' | 'outdated';
  /** The button that forgets the kept text. */
  discardLabel: string;
  onDiscard: () => void;
}

/**
 * Says that a form holds what was typed earlier and not sent; nothing for a fresh form.
 *
 * Above a form that keeps drafts; a form that does not must not claim it.
 */
export function KeptTextNote({ origin, discardLabel, onDiscard }: KeptTextNoteProps) {
  if (origin === 'fresh') return null;
  return (
    <Alert
      severity={origin === 'outdated' ? 'warning' : 'info'}
      variant="outlined"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {origin === 'outdated'
        ? 'We kept what you typed, but the saved text has changed since. Sending yours replaces it.'
        : 'We kept what you typed here earlier. It is not saved yet.'}
    </Alert>
  );
}
