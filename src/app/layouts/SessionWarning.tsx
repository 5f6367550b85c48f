import { createPortal } from 'react-dom';
import { useSessionCountdown } from '#src/auth/useSessionCountdown.ts';
import { SessionBanner } from '#src/components/feedback/SessionBanner.tsx';

/** Announces the end of the session. Outside of the page, which an open dialog hides. */
export function SessionWarning() {
  const { countdown, extend } = useSessionCountdown();
  if (countdown === null) return null;
  return createPortal(
    <SessionBanner secondsLeft={countdown === 'extended' ? null : countdown} onStay={extend} />,
    document.body,
  );
}
