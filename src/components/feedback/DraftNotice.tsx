import { Callout } from '#src/components/ui/Callout.tsx';

interface DraftNoticeProps {
  /** 'stale' if the saved text has changed since the draft was written. */
  status: 'clean' | 'restored' | 'stale';
  /** The text about a restored draft. Default: that it is kept, and not saved yet. */
  restored?: string;
  /** The label of the button that deletes the draft. */
  discardLabel: string;
  /** Called when the reader deletes the draft. */
  onDiscard: () => void;
}

/**
 * A notice that a form shows a restored draft. Renders nothing for a form without one.
 *
 * Only above forms that store drafts.
 */
export function DraftNotice({
  status,
  restored = 'We kept what you typed here earlier. It is not saved yet.',
  discardLabel,
  onDiscard,
}: DraftNoticeProps) {
  if (status === 'clean') return null;
  return (
    <Callout action={{ label: discardLabel, onClick: onDiscard }}>
      {status === 'stale'
        ? 'We kept what you typed, but the saved text has changed since. Saving yours replaces it: first copy what you want to keep.'
        : restored}
    </Callout>
  );
}
