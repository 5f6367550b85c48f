import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Banner } from './bannerStyles.ts';

/** Scroll padding, so that the banner never covers the focused element. */
const globalStyles = <GlobalStyles styles={{ html: { scrollPaddingBottom: 120 } }} />;

const Buttons = styled('div')({ display: 'flex', gap: 4, marginInlineStart: 'auto' });

interface UpdateBannerProps {
  /** Called when the reader loads the new version. */
  onReload: () => void;
  /** Called when the reader closes the banner. */
  onDismiss: () => void;
}

/**
 * Announces a new version of the site in a corner of the window, until the reader clicks one of its
 * buttons.
 *
 * Only for updates; use `useToast` to confirm an action.
 */
export function UpdateBanner({ onReload, onDismiss }: UpdateBannerProps) {
  return (
    <Banner aria-label="New version">
      {globalStyles}
      <span role="status">A new version of this site is ready.</span>
      <Buttons>
        <Button variant="outlined" onClick={onDismiss}>
          Later
        </Button>
        <Button variant="contained" onClick={onReload}>
          Reload
        </Button>
      </Buttons>
    </Banner>
  );
}
