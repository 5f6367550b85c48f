import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { Note } from './Note.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

interface AgeNoteProps {
  /** When what is shown was the server's answer. */
  asOf: Date;
  /** Asks the server again: at a press, and as soon as there is a network. */
  onRetry: () => void;
}

/**
 * Says of what stands below that it is as old as that, since the server cannot be reached.
 *
 * Only for answers of the server that are shown again; a page's own text has no age.
 */
export function AgeNote({ asOf, onRetry }: AgeNoteProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return (
    <Note>
      <Line>
        <p>
          No connection to our server. Shown as of{' '}
          <time dateTime={asOf.toISOString()}>{formatNepalTime(asOf)}</time>, Nepal time.
        </p>
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      </Line>
    </Note>
  );
}
