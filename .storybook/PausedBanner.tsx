import { styled } from '@mui/material/styles';

const Banner = styled('p')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  padding: '4px 12px',
  backgroundColor: (theme.vars ?? theme).palette.secondary.main,
  color: (theme.vars ?? theme).palette.secondary.contrastText,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
}));

interface PausedBannerProps {
  reason: string | undefined;
  /** The window that the story asks for, in px. */
  size: { width: number; height: number } | undefined;
}

/** A slim line above a story whose play function and checks are paused. */
export function PausedBanner({ reason, size }: PausedBannerProps) {
  if (!reason) return null;
  return (
    <Banner
      className="no-print"
      data-paused=""
      data-window-width={size?.width}
      data-window-height={size?.height}
    >
      {`${reason} The play function and the checks of this story are paused.`}
    </Banner>
  );
}
