import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { NavigationProgress } from '#src/components/NavigationProgress.tsx';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';
import { useNewVersion } from './newVersion.ts';
import { RouterLinks } from './RouterLinks.tsx';
import { ScrollPlace } from './ScrollPlace.tsx';
import { useIsNavigating } from './useIsNavigating.ts';

/** What every page of the site stands in, public or not: the look, and where it is scrolled to. */
export function RootLayout() {
  // Tells the starter inside a prerendered page that presses are taken care of from now on.
  useEffect(() => {
    document.documentElement.dataset.site = 'ready';
    document.dispatchEvent(new Event('site-ready'));
  }, []);
  const NewVersionOffer = useNewVersion();
  return (
    <SiteTheme>
      <Progress />
      <RouterLinks>
        <Outlet />
      </RouterLinks>
      {NewVersionOffer && <NewVersionOffer />}
      <ScrollPlace />
    </SiteTheme>
  );
}

/** Apart, so that a change of page does not render the whole site anew when it begins. */
function Progress() {
  return <NavigationProgress isActive={useIsNavigating()} />;
}
