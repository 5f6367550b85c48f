import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useSessionCountdown } from '#src/auth/useSessionCountdown.ts';
import { Banner } from '#src/components/feedback/bannerStyles.ts';

/** The other corner, because a new version may be announced at the same time. */
const Corner = styled(Banner)(({ theme }) => ({
  minHeight: 76,
  [theme.breakpoints.up('sm')]: { insetInline: 'auto 16px' },
}));

const Text = styled('div')({ flex: '1 1 200px' });

/**
 * Announces in a corner of the window that the session is about to end, and after activity that it
 * goes on. Screen readers hear each once; the countdown is silent. Outside of the page, which an
 * open dialog hides.
 */
export function SessionWarning() {
  const { countdown, extend } = useSessionCountdown();
  if (countdown === null) return null;
  return createPortal(
    <Corner aria-label="Session">
      {countdown === 'extended' ? (
        <span role="status">You are still logged in.</span>
      ) : (
        <>
          <Text>
            <strong role="alert">You will be logged out in less than a minute.</strong>{' '}
            <span role="timer" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {`${countdown} ${countdown === 1 ? 'second' : 'seconds'} left`}
            </span>
          </Text>
          <Button variant="contained" onClick={extend}>
            Stay logged in
          </Button>
        </>
      )}
    </Corner>,
    document.body,
  );
}
