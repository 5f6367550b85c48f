import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useIsOnline } from '#src/lib/useIsOnline.ts';
import { paths } from '#src/pageTable.ts';
import { flagColors } from '#src/theme/tokens.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useCachedPages } from './useCachedPages.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Delays the offline message, so that a cached page can render first without a flash. */
const DelayedReveal = styled('div')({
  '&[data-delay-reveal]': { animation: `${appear} 0s 800ms backwards` },
});

/** The flags on the left half of the line: x, y and tilt of each. */
const flags = [
  [92, 46, 9],
  [107, 59, 7],
  [122, 69, 5],
  [138, 77, 3],
] as const;

const Drawing = styled('svg')({ display: 'block', width: 'min(360px, 100%)', marginBottom: 32 });

/** A line of flags across a pass, torn between two poles. */
const tornFlags = (
  <Drawing viewBox="0 0 360 150" aria-hidden="true">
    <path
      fill="currentColor"
      opacity="0.12"
      d="M0 132 60 98 92 112 150 70 168 84 184 76 226 104 262 88 318 122 360 108V150H0Z"
    />
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <path d="M70 134V34M52 44h36M57 56h26M298 134V34M280 44h36M285 56h26" />
      <path
        strokeWidth="2"
        d="M86 44v-6M54 44v-6M314 44v-6M282 44v-6M86 39q32 33 70 42 12 3 9 24M282 39q-24 32-54 39-13 3-9 22"
      />
    </g>
    <g stroke="currentColor" strokeOpacity="0.35">
      {flags.map(([x, y, tilt], index) => (
        <path key={x} fill={flagColors[index]} d={`M${x} ${y}l12 ${tilt}-1 13-12-${tilt}Z`} />
      ))}
    </g>
  </Drawing>
);

const PageList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '12px 0 0',
  '& a': { display: 'inline-block', paddingBlock: 6 },
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
      <PageMeta title="You are offline" />
      <DelayedReveal data-delay-reveal={isHydrated ? undefined : ''}>
        <ErrorState
          heading="You are offline"
          advice="This page is not saved on your device. It opens when you have internet again. You can still call us."
          action={
            <Button variant="contained" onClick={() => window.location.reload()}>
              Try again
            </Button>
          }
          links={[{ label: `Call ${site.phone.display}`, href: `tel:${site.phone.tel}` }]}
          picture={tornFlags}
        >
          {cachedPages.length > 0 && (
            <nav aria-labelledby="cached-pages">
              <Typography variant="h2" id="cached-pages" sx={{ mt: 7, typography: 'h4' }}>
                Pages on your device
              </Typography>
              <PageList>
                {cachedPages.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </PageList>
            </nav>
          )}
        </ErrorState>
      </DelayedReveal>
    </>
  );
}
