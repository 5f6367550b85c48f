import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExternalIcon, ListIcon, LogoutIcon, PlusIcon } from '#src/components/ui/icons.tsx';
import { visuallyHidden } from '#src/components/ui/visuallyHidden.ts';
import { colors, radius } from '#src/theme/tokens.ts';
import { Logo } from './Logo.tsx';

export interface DashboardLink {
  readonly label: string;
  readonly href: string;
  /** Whether the page adds an entry or lists them. */
  readonly kind: 'add' | 'list';
  /** How many new entries the list has; none are shown for 0. */
  readonly newCount?: number;
}

interface DashboardLayoutProps {
  /** The page. */
  children: ReactNode;
  /** The company's name, for the logo. */
  companyName: string;
  /** The pages of the dashboard, in order. */
  links: readonly DashboardLink[];
  /** The current path; its link is marked as the current page. */
  currentHref: string;
  /** The path of the dashboard's home page, linked from 'Admin Panel'. */
  homeHref: string;
  /** The public site. */
  siteHref: string;
  /** The name of the admin who is signed in. */
  username: string;
  /** Called when the admin logs out. */
  onLogout: () => void;
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)' },
}));

const Sidebar = styled('header')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    padding: '12px 16px 4px',
    backgroundColor: palette.inverse.main,
    color: palette.inverse.contrastText,
    '--focus-ring': palette.secondary.main,
    [theme.breakpoints.up('md')]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      gap: 28,
      padding: '28px 20px 20px',
      overflowY: 'auto',
    },
    '@media print': { display: 'none' },
  };
});

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& > :first-of-type': { fontSize: '1.125rem' },
  [theme.breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'flex-start', gap: 24 },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.375rem, 100%), 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr' },
}));

const Item = styled(Link)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '6px 12px',
    borderRadius: radius.medium,
    color: palette.inverse.contrastText,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    '& svg': { flex: 'none', fontSize: '1.25rem', color: palette.inverse.soft },
    '&:hover': { backgroundColor: palette.inverse.raised },
    '&[aria-current="page"]': {
      backgroundColor: palette.inverse.raised,
      boxShadow: `inset 4px 0 0 ${palette.secondary.main}`,
    },
    '&[aria-current="page"] svg': { color: palette.secondary.main },
    [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', paddingInline: 10, gap: 8 },
  };
});

const NewCount = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginInlineStart: 'auto',
    padding: '1px 8px',
    borderRadius: radius.medium,
    backgroundColor: palette.secondary.main,
    color: palette.secondary.contrastText,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  };
});

const Foot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    paddingTop: 4,
    borderTop: `1px solid ${palette.inverse.line}`,
    color: palette.inverse.soft,
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      marginTop: 'auto',
      paddingTop: 20,
    },
  };
});

/** Hidden on phones; the dashboard's home page shows the name. */
const Account = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
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
  [theme.breakpoints.up('md')]: { marginInline: -12 },
}));

const Main = styled('main')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1040,
  padding: 'clamp(24px, 4vw, 56px) clamp(16px, 4vw, 56px) 80px',
  '&:focus': { outline: 'none' },
});

function PanelHead({
  companyName,
  homeHref,
}: Pick<DashboardLayoutProps, 'companyName' | 'homeHref'>) {
  return (
    <Title>
      <Logo name={companyName} accent={colors.marigold} />
      <Typography variant="h4" component="h2">
        <Link href={homeHref} color="inherit" underline="hover" sx={{ display: 'block', py: 0.75 }}>
          Admin Panel
        </Link>
      </Typography>
    </Title>
  );
}

function PanelFoot({
  siteHref,
  username,
  onLogout,
}: Pick<DashboardLayoutProps, 'siteHref' | 'username' | 'onLogout'>) {
  return (
    <Foot>
      <Account>
        Signed in as <strong>{username}</strong>
      </Account>
      <FootLink href={siteHref} color="inherit">
        Open the site <ExternalIcon fontSize="inherit" />
      </FootLink>
      <LogoutButton color="inherit" startIcon={<LogoutIcon />} onClick={onLogout}>
        Logout
      </LogoutButton>
    </Foot>
  );
}

/**
 * The layout of the dashboard: the sidebar (a header on narrow screens) and the page.
 *
 * For signed-in pages only; the sign-in page uses AuthLayout.
 *
 * **Keyboard:** The sidebar comes before the page; the site's SkipLink leads past it.
 *
 * **Screen reader:** A navigation 'Admin Panel', in which the open page is 'current page', and the
 * main part.
 */
export function DashboardLayout({
  children,
  companyName,
  links,
  currentHref,
  homeHref,
  siteHref,
  username,
  onLogout,
}: DashboardLayoutProps) {
  return (
    <Frame>
      <Sidebar>
        <PanelHead companyName={companyName} homeHref={homeHref} />
        <nav aria-label="Admin Panel">
          <Links>
            {links.map(({ label, href, kind, newCount = 0 }) => (
              <li key={href}>
                <Item href={href} {...(href === currentHref && { 'aria-current': 'page' })}>
                  {kind === 'add' ? <PlusIcon /> : <ListIcon />}
                  {label}
                  {newCount > 0 && (
                    <>
                      {' '}
                      <NewCount>
                        {newCount} <span style={visuallyHidden}>new</span>
                      </NewCount>
                    </>
                  )}
                </Item>
              </li>
            ))}
          </Links>
        </nav>
        <PanelFoot siteHref={siteHref} username={username} onLogout={onLogout} />
      </Sidebar>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
