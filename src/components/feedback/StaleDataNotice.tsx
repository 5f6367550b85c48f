import { useEffect, useEffectEvent } from 'react';
import { Callout } from '#src/components/ui/Callout.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';

interface StaleDataNoticeProps {
  /** The time when the server sent the data. */
  asOf: Date;
  /** True if the server has responded with an error; otherwise it could not be reached. */
  isServerError: boolean;
  /** Loads again: on click, and when the browser goes online. */
  onRetry: () => void;
}

/**
 * A notice that the data below is not current, with the reason and the time of the data.
 *
 * For cached or prerendered API data only; use FigureText for a figure in a page's own text.
 */
export function StaleDataNotice({ asOf, isServerError, onRetry }: StaleDataNoticeProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return (
    <Callout action={{ label: 'Try again', onClick: onRetry }}>
      {isServerError ? 'Our server has a problem just now.' : 'No connection to our server.'} Shown
      as of <time dateTime={asOf.toISOString()}>{formatNepalTime(asOf)}</time>, Nepal time.
    </Callout>
  );
}
