import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { Later, LaterProvider } from '#src/components/Later.tsx';
import { SiteFooter } from '#src/components/SiteFooter.tsx';
import { SiteHeader } from '#src/components/SiteHeader.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { site } from '#src/content/site.ts';
import { navigation, siteMap } from './navigation.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import { useAfterPaint } from './useAfterPaint.ts';
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

const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

/** What every public page stands in: header, the page itself, footer. */
export function PublicLayout() {
  const location = useLocation();
  const content = useOutlet();
  const open = useMemo(() => ({ location, content }), [location, content]);
  const painted = useAfterPaint(open);
  const isSamePage = painted.location.pathname === location.pathname;
  // To take a long page out of the document costs more than to put the first window of another one
  // in: it is hidden until that is painted. The open one comes first, for who looks for its ids.
  const pages = isSamePage ? [open] : [open, painted];
  // Whoever comes back, or goes to a place on the page, is to be scrolled to where they want to be.
  const isAtTop = useNavigationType() !== 'POP' && location.hash === '';
  const isLaterDue = !isAtTop || location === painted.location;
  // A static host may serve '/about/' for '/about'.
  const currentPath = painted.location.pathname.replace(/\/+$/, '') || '/';
  useFocusOnNavigation(painted.location.pathname);
  return (
    <LaterProvider time={isLaterDue ? 'now' : 'not yet'}>
      <Later>
        <SkipLink />
      </Later>
      <Header
        name={site.name}
        navigation={navigation}
        phone={site.phone}
        currentPath={currentPath}
      />
      <Main id="content" tabIndex={-1}>
        {pages.map((page) => (
          <div
            key={page.location.pathname}
            style={{ display: page === open ? 'contents' : 'none' }}
          >
            {page.content}
          </div>
        ))}
      </Main>
      <Rehearsal />
      <Later>
        <Footer
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
