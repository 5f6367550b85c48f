import { styled } from '@mui/material/styles';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Later, LaterProvider } from '#src/components/Later.tsx';
import { SiteFooter } from '#src/components/SiteFooter.tsx';
import { SiteHeader } from '#src/components/SiteHeader.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { site } from '#src/content/site.ts';
import { navigation, siteMap } from './navigation.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const office = {
  address: [
    site.address.street,
    `${site.address.city} ${site.address.postalCode}`,
    site.address.country,
  ],
  phone: site.phone,
  email: site.email,
  hours: site.hours.text,
};

/** Fills the window, so that a short page does not lift the footer. */
const Main = styled('main')({
  minHeight: 'calc(100dvh - 72px)',
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
});

/** What every public page stands in: header, the page itself, footer. */
export function PublicLayout() {
  const { pathname, hash } = useLocation();
  // A static host may serve '/about/' for '/about'.
  const currentPath = pathname.replace(/\/+$/, '') || '/';
  // Whoever comes back, or goes to a place on the page, is to be scrolled to where they want to be.
  const isAtTop = useNavigationType() !== 'POP' && hash === '';
  useFocusOnNavigation();
  return (
    <LaterProvider time={isAtTop ? 'after' : 'together'}>
      <Later>
        <SkipLink />
      </Later>
      <SiteHeader
        name={site.name}
        navigation={navigation}
        phone={site.phone}
        currentPath={currentPath}
      />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Later>
        <SiteFooter
          name={site.name}
          tagline={site.tagline}
          columns={siteMap}
          office={office}
          social={site.social}
          copyrightYear={site.copyrightYear}
          currentPath={currentPath}
        />
      </Later>
    </LaterProvider>
  );
}
