import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { Callout } from '#src/components/ui/Callout.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

interface StaleDataNoticeProps {
  /** When the server sent the data. */
  cachedAt: Date;
  /** Loads again: on click, and when the browser goes online. */
  onRetry: () => void;
}

/**
 * Says that the data below comes from the offline cache, and from when.
 *
 * For cached API data only; a page's own text is never stale.
 */
export function StaleDataNotice({ cachedAt, onRetry }: StaleDataNoticeProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return (
    <Callout>
      <Line>
        <p>
          No connection to our server. Shown as of{' '}
          <time dateTime={cachedAt.toISOString()}>{formatNepalTime(cachedAt)}</time>, Nepal time.
        </p>
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      </Line>
    </Callout>
  );
}
