import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { CopyIcon, ShareIcon } from './icons.tsx';

interface ShareButtonsProps {
  /** The title that is shared with the URL. */
  title: string;
}

/**
 * Buttons that copy the URL of the current page and open the device's share dialog where there is
 * one.
 *
 * For pages that readers share, such as blogs and guides.
 */
export function ShareButtons({ title }: ShareButtonsProps) {
  const [outcome, setOutcome] = useState('');
  const canShare = useBrowserValue(() => 'share' in navigator, false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome('Link copied.');
    } catch {
      setOutcome('The link could not be copied. You can copy it from the address bar.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: window.location.href });
    } catch {
      // The reader closed the share dialog: not an error.
    }
  };

  return (
    <Box
      className="no-print needs-script"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button variant="outlined" size="small" startIcon={<CopyIcon />} onClick={copy}>
        Copy link
      </Button>
      {canShare && (
        <Button variant="outlined" size="small" startIcon={<ShareIcon />} onClick={share}>
          Share
        </Button>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {outcome}
      </Typography>
    </Box>
  );
}
