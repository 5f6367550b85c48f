import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { NavigationProgress } from '#src/components/NavigationProgress.tsx';
import { announceHydration } from '#src/rendering/hydrated.ts';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';
import { useNewVersion } from './newVersion.ts';
import { RouterLinks } from './RouterLinks.tsx';
import { ScrollPlace } from './ScrollPlace.tsx';
import { useIsNavigating } from './useIsNavigating.ts';

/** The root of every page, public or not: theme, links, scroll position and update prompt. */
export function RootLayout() {
  useEffect(announceHydration, []);
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

/** A component of its own, so that the start of a navigation does not render the whole page. */
function Progress() {
  return <NavigationProgress isActive={useIsNavigating()} />;
}
