import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { radius, shadows } from '#src/theme/tokens.ts';

/** Scroll padding, so that the banner never covers the focused element. */
const globalStyles = <GlobalStyles styles={{ html: { scrollPaddingBottom: 120 } }} />;

const Banner = styled('aside')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'fixed',
    insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
    insetInlineStart: 16,
    zIndex: theme.zIndex.snackbar,
    boxSizing: 'border-box',
    width: 'min(420px, 100% - 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '12px 12px 12px 18px',
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `5px solid ${palette.secondary.main}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: shadows.high,
    '@media print': { display: 'none' },
  };
});

const Buttons = styled('div')({ display: 'flex', gap: 4, marginInlineStart: 'auto' });

interface UpdateBannerProps {
  onReload: () => void;
  onDismiss: () => void;
}

/**
 * Announces a new version of the site in a corner of the window, until the reader clicks one of its
 * buttons.
 *
 * Only for updates; use a Toast to confirm an action.
 */
export function UpdateBanner({ onReload, onDismiss }: UpdateBannerProps) {
  return (
    <Banner aria-label="New version">
      {globalStyles}
      <span role="status">A new version of this site is ready.</span>
      <Buttons>
        <Button onClick={onDismiss} color="inherit">
          Later
        </Button>
        <Button onClick={onReload} variant="outlined">
          Reload
        </Button>
      </Buttons>
    </Banner>
  );
}
