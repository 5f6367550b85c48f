import { keyframes, styled } from '@mui/material/styles';
import { Navigate, useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { OfflineState } from '#src/components/feedback/OfflineState.tsx';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useIsOnline } from '#src/lib/useIsOnline.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useCachedPages } from './useCachedPages.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Delays the offline message, so that a cached page can render first without a flash. */
const DelayedReveal = styled('div')({
  '&[data-delay-reveal]': { animation: `${appear} 0s 800ms backwards` },
});

/**
 * Replaces a page that cannot be loaded while the device is offline. The service worker responds
 * with it if the page is not cached; the page's scripts and data may be. Opened at its own address
 * with a network, it leads to the home page.
 */
export default function OfflinePage() {
  const isHydrated = useBrowserValue(() => true, false);
  const cachedPages = useCachedPages();
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  if (isHydrated && isOnline && pathname === paths.offline) {
    return <Navigate to={paths.home} replace />;
  }
  return (
    <>
      <PageMeta title="You are offline" path={paths.offline} />
      <DelayedReveal data-delay-reveal={isHydrated ? undefined : ''}>
        <OfflineState
          onRetry={() => window.location.reload()}
          phone={site.phone}
          cachedPages={cachedPages}
        />
      </DelayedReveal>
    </>
  );
}
