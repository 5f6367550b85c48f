import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface DraftNoticeProps {
  /** 'stale' if the saved text has changed since the draft was written. */
  status: 'clean' | 'restored' | 'stale';
  /** What is said about a restored draft. Default: that it is kept, and not saved yet. */
  restored?: string;
  /** The label of the button that deletes the draft. */
  discardLabel: string;
  /** Called when the reader deletes the draft. */
  onDiscard: () => void;
}

/**
 * Says that a form shows a restored draft. Renders nothing for a form without one.
 *
 * Only above forms that store drafts.
 *
 * **Keyboard:** The button that discards the draft comes before the first field.
 *
 * **Screen reader:** The sentence is announced when it appears.
 */
export function DraftNotice({
  status,
  restored = 'We kept what you typed here earlier. It is not saved yet.',
  discardLabel,
  onDiscard,
}: DraftNoticeProps) {
  if (status === 'clean') return null;
  return (
    <Alert
      severity={status === 'stale' ? 'warning' : 'info'}
      variant="outlined"
      role="status"
      sx={{
        // In a narrow form the button is below the text.
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 8rem' },
        '& .MuiAlert-action': { alignItems: 'center', paddingTop: 0, marginRight: 0 },
      }}
      action={
        <Button size="small" color="inherit" onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
          {discardLabel}
        </Button>
      }
    >
      {status === 'stale'
        ? 'We kept what you typed, but the saved text has changed since. Sending yours replaces it.'
        : restored}
    </Alert>
  );
}
