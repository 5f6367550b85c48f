import { keyframes, styled } from '@mui/material/styles';

interface NavigationProgressProps {
  /** True while a navigation is pending. */
  isActive: boolean;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  // A background would disappear in forced-colors mode.
  borderTop: `3px solid ${theme.vars.palette.secondary.main}`,
  transformOrigin: 'left',
  // The delay keeps it invisible during a fast navigation.
  animation: `${grow} 8s 150ms cubic-bezier(0, 0.8, 0.2, 1) both`,
}));

/**
 * The thin progress bar at the top of the window while the next page loads.
 *
 * Only for navigations; use StatusMessage for data that a page loads.
 *
 * **Screen reader:** 'Loading the page, progress bar', without a percentage. The heading of the new
 * page is read when it is there.
 */
export function NavigationProgress({ isActive }: NavigationProgressProps) {
  // Always in the document: to insert its keyframes, the browser would compute all styles again.
  return <Line role="progressbar" aria-label="Loading the page" hidden={!isActive} />;
}
