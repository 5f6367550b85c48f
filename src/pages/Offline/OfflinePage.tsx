import { keyframes, styled } from '@mui/material/styles';
import { OfflineState } from '#src/components/feedback/OfflineState.tsx';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { useIsHydrated } from '#src/rendering/useIsHydrated.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useCachedPages } from './useCachedPages.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** In time for a page whose scripts are on the device to take the place, so that nothing flashes. */
const DelayedReveal = styled('div')({
  '&[data-delay-reveal]': { animation: `${appear} 0s 800ms backwards` },
});

/**
 * What stands for a page that cannot be had without a network. The service worker also answers with
 * it where it has kept no page but may have kept what the page is made of.
 */
export function OfflinePage() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageMeta title="You are offline" path={paths.offline} />
      <DelayedReveal data-delay-reveal={isHydrated ? undefined : ''}>
        <OfflineState
          onRetry={() => window.location.reload()}
          phone={site.phone}
          cachedPages={useCachedPages()}
        />
      </DelayedReveal>
    </>
  );
}
