import { createPortal } from 'react-dom';
import { useSessionCountdown } from '#src/auth/useSessionCountdown.ts';
import { SessionBanner } from '#src/components/feedback/SessionBanner.tsx';

/**
 * Announces the end of the session in its last minute. It is a child of the body, because an open
 * dialog hides the rest of the page from screen readers.
 */
export function SessionWarning() {
  const { countdown, extend } = useSessionCountdown();
  if (countdown === null) return null;
  return createPortal(
    <SessionBanner secondsLeft={countdown === 'extended' ? null : countdown} onStay={extend} />,
    document.body,
  );
}
