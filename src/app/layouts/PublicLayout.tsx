import { styled } from '@mui/material/styles';
import { StrictMode, useDeferredValue, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { useFocusOnNavigation } from '#src/app/router/useFocusOnNavigation.ts';
import { SiteFooter } from '#src/components/navigation/SiteFooter.tsx';
import { SiteHeader } from '#src/components/navigation/SiteHeader.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { registrationLine } from '#src/content/registration.ts';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';
import { navigation, siteMap } from './navigation.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

/** Fills the window, so that a short page keeps the footer below the fold. */
const Main = styled('main')({
  minHeight: 'calc(100dvh - 72px)',
  '@media print': { minHeight: 0 },
});

/**
 * Whoever scrolls before the sections of a new page are there stays where they read, not at the
 * footer.
 */
const Foot = styled('div')({ overflowAnchor: 'none' });

/** The layout of every public page: header, page, footer. */
export function PublicLayout() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useSessionWatch();
  // Header and footer mark their links right after the new page: they take as long as its first
  // window.
  const currentPath = useDeferredValue(pathname);
  const header = useMemo(
    () => (
      <SiteHeader
        name={site.name}
        navigation={navigation}
        phone={site.phone}
        currentPath={currentPath}
      />
    ),
    [currentPath],
  );
  const footer = useMemo(
    () => (
      <SiteFooter
        site={site}
        columns={siteMap}
        registration={registrationLine}
        currentPath={currentPath}
      />
    ),
    [currentPath],
  );
  return (
    // Not around the dashboard: MUI's dialogs lose their focus in it (mui/material-ui#33004).
    <StrictMode>
      <DeferredContent>
        <SkipLink />
      </DeferredContent>
      {header}
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Foot>
        <DeferredContent>{footer}</DeferredContent>
      </Foot>
    </StrictMode>
  );
}
