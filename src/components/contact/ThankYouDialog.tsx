import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { colors, radius, shadows } from '#src/theme/tokens.ts';

const Dialog = styled('dialog')(({ theme }) => ({
  margin: 'auto',
  padding: 0,
  maxWidth: 'min(444px, 100vw - 64px)',
  border: 0,
  borderRadius: radius.large,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: shadows.high,
  '&::backdrop': { backgroundColor: colors.backdrop },
}));

interface ThankYouDialogProps {
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
}

/**
 * Confirms that the contact message was sent, and says what happens next. Not loaded lazily,
 * because loading could fail after the message was sent.
 *
 * After a contact message only; use a toast for other confirmations.
 */
export function ThankYouDialog({ onClose }: ThankYouDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The content covers the dialog, so a click on the dialog itself is on its backdrop.
        if (target === currentTarget) close();
      }}
    >
      <Box sx={{ p: 3 }}>
        <Typography id={titleId} variant="h3" component="h2">
          Thank You!
        </Typography>
        <Typography sx={{ mt: 2, mb: 3 }}>
          Your message has reached us. A counsellor will read it during office hours and answer by
          e-mail, or by phone if you gave a number.
        </Typography>
        <Button variant="contained" onClick={close} sx={{ display: 'flex', ml: 'auto' }}>
          Close
        </Button>
      </Box>
    </Dialog>
  );
}
