import { keyframes, styled } from '@mui/material/styles';
import { OfflineNotice } from '#src/components/OfflineNotice.tsx';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useKeptPages } from './useKeptPages.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** In time for a page whose scripts are on the device to take the place, so that nothing flashes. */
const Late = styled('div')({ '&[data-late]': { animation: `${appear} 0s 800ms backwards` } });

/**
 * What stands for a page that cannot be had without a network. The service worker also answers with
 * it where it has kept no page but may have kept what the page is made of.
 */
export function OfflinePage() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageMeta title="You are offline" path={paths.offline} />
      <Late data-late={isHydrated ? undefined : ''}>
        <OfflineNotice
          onRetry={() => window.location.reload()}
          phone={site.phone}
          keptPages={useKeptPages()}
        />
      </Late>
    </>
  );
}
