import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Banner } from './bannerStyles.ts';

/** The other corner, because a new version may be announced at the same time. */
const Corner = styled(Banner)(({ theme }) => ({
  minHeight: 76,
  [theme.breakpoints.up('sm')]: { insetInline: 'auto 16px' },
}));

const Text = styled('div')({ flex: '1 1 200px' });

const seconds = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
});

interface SessionBannerProps {
  /** Seconds until the session ends; null if it was extended. */
  secondsLeft: number | null;
  /** Called when the admin extends the session. */
  onStay: () => void;
}

/**
 * Announces in a corner of the window that the session is about to end, and after activity that it
 * goes on. Screen readers hear each once; the countdown is silent.
 *
 * Only for the end of a session; use a Toast to confirm an action.
 *
 * **Keyboard:** 'Stay signed in' is a button; any other key or click counts as activity too.
 *
 * **Screen reader:** An alert, once: 'You will be logged out in less than a minute.' The seconds
 * are not read.
 */
export function SessionBanner({ secondsLeft, onStay }: SessionBannerProps) {
  return (
    <Corner aria-label="Session">
      {secondsLeft === null ? (
        <span role="status">You are still signed in.</span>
      ) : (
        <>
          <Text>
            <strong role="alert">You will be logged out in less than a minute.</strong>{' '}
            <span role="timer" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {`${seconds.format(secondsLeft)} left`}
            </span>
          </Text>
          <Button variant="contained" onClick={onStay}>
            Stay signed in
          </Button>
        </>
      )}
    </Corner>
  );
}
