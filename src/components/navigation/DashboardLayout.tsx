import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExternalIcon, LogoutIcon } from '#src/components/ui/icons.tsx';
import { pages, paths } from '#src/pageTable.ts';
import { type DashboardLink, DashboardNavigation, NewCount } from './DashboardNavigation.tsx';
import { Logo } from './Logo.tsx';
import { MenuDialog } from './MenuDialog.tsx';

interface DashboardLayoutProps {
  /** The page. */
  children: ReactNode;
  /** The company's name, for the logo. */
  companyName: string;
  /** The pages of the dashboard, in order. */
  links: readonly DashboardLink[];
  /** The current path; its link is marked as the current page. */
  currentHref: string;
  /** The name of the current page, which a phone shows in the bar. */
  currentLabel?: string | undefined;
  /** The name of the admin who is signed in. */
  username: string;
  /** Called when the admin logs out. */
  onLogout: () => void;
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'max(264px, 12rem) minmax(0, 1fr)',
  },
}));

const Sidebar = styled('header')(({ theme }) => ({
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, height: '100dvh' },
}));

/** All of the menu on a phone, until it is opened. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  paddingInline: 'clamp(16px, 4vw, 32px)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const CurrentPage = styled('span')(({ theme }) => ({
  flex: 1,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:not(:empty)::before': { content: '"/"', marginInlineEnd: 8 },
}));

/** On a screen that is wide enough, beside the page. */
const Wide = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  padding: 20,
  // On a low screen the pages scroll, and Logout stays in view.
  '& nav': { position: 'relative', flex: '0 1 auto', minHeight: 120, overflowY: 'auto' },
  overflowY: 'auto',
  scrollbarColor: `${theme.vars.palette.text.secondary} transparent`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Title = styled('div')({
  display: 'grid',
  gap: 12,
  '& > :first-of-type': { fontSize: '1.125rem' },
});

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingTop: 4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: {
    marginTop: 'auto',
    paddingTop: 12,
    '& > span': { flexBasis: '100%' },
  },
}));

const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
});

const LogoutButton = styled(Button)(({ theme }) => ({
  marginLeft: 'auto',
  paddingInline: 12,
  [theme.breakpoints.up('md')]: { marginInline: '-12px auto' },
}));

const Main = styled('main')({
  width: '100%',
  maxWidth: 1040,
  padding: 'clamp(24px, 4vw, 56px) clamp(16px, 4vw, 56px) 80px',
});

/**
 * The layout of the dashboard: the sidebar, on narrow screens a bar with a menu, and the page.
 *
 * For signed-in pages only.
 *
 * **Keyboard:** The sidebar comes before the page; the site's SkipLink leads past it. The menu of a
 * phone is a MenuDialog.
 *
 * **Screen reader:** A navigation 'Admin Panel', in which the open page is 'current page', and the
 * main part.
 */
export function DashboardLayout({
  children,
  companyName,
  links,
  currentHref,
  currentLabel,
  username,
  onLogout,
}: DashboardLayoutProps) {
  const newCount = links.reduce((sum, link) => sum + (link.newCount ?? 0), 0);
  const title = (
    <Typography variant="h4" component="h2">
      <Link
        href={paths.dashboard}
        color="inherit"
        underline="hover"
        sx={{ display: 'block', py: 0.75 }}
      >
        Admin Panel
      </Link>
    </Typography>
  );
  const menu = (
    <>
      <DashboardNavigation links={links} currentHref={currentHref} />
      <Foot>
        <span>
          Signed in as <strong>{username}</strong>
        </span>
        <FootLink href={paths.staffGuide} color="inherit">
          {pages.staffGuide.label}
        </FootLink>
        <FootLink href={paths.home} color="inherit">
          Open the site <ExternalIcon fontSize="inherit" />
        </FootLink>
        <LogoutButton color="inherit" startIcon={<LogoutIcon />} onClick={onLogout}>
          Logout
        </LogoutButton>
      </Foot>
    </>
  );
  return (
    <Frame>
      <Sidebar className="no-print" data-scheme="dark">
        <Bar>
          {title}
          <CurrentPage>{currentLabel}</CurrentPage>
          <MenuDialog name={companyName} badge={newCount > 0 && <NewCount>{newCount}</NewCount>}>
            {menu}
          </MenuDialog>
        </Bar>
        <Wide>
          <Title>
            <Logo name={companyName} />
            {title}
          </Title>
          {menu}
        </Wide>
      </Sidebar>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
