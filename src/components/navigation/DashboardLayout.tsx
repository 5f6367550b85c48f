import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  ClockIcon,
  CloseIcon,
  DeleteIcon,
  ExternalIcon,
  ListIcon,
  LogoutIcon,
  MailIcon,
  MenuIcon,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  ServerIcon,
} from '#src/components/ui/icons.tsx';
import { pages, paths } from '#src/pageTable.ts';
import { fontFamilies, radius } from '#src/theme/tokens.ts';
import { Logo } from './Logo.tsx';
import {
  inPage,
  narrowMenuStyles,
  narrowOpenerStyles,
  narrowPanelStyles,
} from './navigationStyles.ts';
import { closeHandlers } from './navigationTypes.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

const icons = {
  add: PlusIcon,
  list: ListIcon,
  messages: MailIcon,
  bin: DeleteIcon,
  account: PersonIcon,
  accounts: PeopleIcon,
  audit: ClockIcon,
  system: ServerIcon,
};

export interface DashboardLink {
  readonly label: string;
  readonly href: string;
  readonly icon: keyof typeof icons;
  /** The number of new entries that the page has; none are shown for 0. */
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

/** On a phone the bar, under which the menu opens. */
const Sidebar = styled('header')(({ theme }) => ({
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('md')]: {
    '--site-header-height': '56px',
    anchorName: '--site-header',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    paddingInline: 'clamp(16px, 4vw, 32px)',
  },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, height: '100dvh' },
}));

/** Where a phone is: all that it shows of the menu until it is opened. */
const Place = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
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

const Menu = styled('div')(narrowMenuStyles);

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...narrowOpenerStyles(theme),
  gap: 8,
  paddingInline: 10,
  borderRadius: radius.round,
}));

/** The menu: on a screen that is wide enough beside the page. */
const Panel = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    ...narrowPanelStyles(theme),
    padding: '8px clamp(8px, 3vw, 20px)',
    backgroundColor: 'var(--section-bg)',
    // As high as the window: a tap beside it would press what is below.
    '&:popover-open': {
      bottom: 0,
      display: 'flex',
      flexDirection: 'column',
      height: 'auto',
      maxHeight: 'none',
    },
  },
  [theme.breakpoints.up('md')]: {
    ...inPage,
    display: 'flex',
    flexDirection: 'column',
    gap: 'clamp(8px, 2dvh, 16px)',
    height: '100%',
    padding: 'clamp(12px, 2.5dvh, 20px) 20px',
    // On a low screen the pages scroll, and Logout stays in view.
    '& nav': { position: 'relative', flex: '0 1 auto', minHeight: 120, overflowY: 'auto' },
    overflowY: 'auto',
    scrollbarColor: `${theme.vars.palette.text.secondary} transparent`,
  },
}));

const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > :first-of-type': { fontSize: '1.125rem' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.375rem, 100%), 1fr))',
  gap: 4,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr', gap: 0 },
}));

const Item = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: radius.medium,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  '& svg': { flex: 'none', fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.secondary.main}`,
  },
  '&[aria-current="page"] svg': { color: theme.vars.palette.secondary.main },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', paddingInline: 10, gap: 8 },
  // An owner's ten pages are in view on a laptop, below the bars of its browser.
  [theme.breakpoints.up('md')]: { minHeight: 'clamp(34px, 5.6dvh, 42px)', paddingBlock: 2 },
}));

/** The number of new entries, on the dark ground of the menu. */
const NewCount = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  padding: '1px 8px',
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  // In a button it is not inherited.
  fontFamily: fontFamilies.body,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 'auto',
  paddingTop: 4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { marginInline: 6 },
  [theme.breakpoints.up('md')]: {
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
  [theme.breakpoints.up('md')]: { marginInline: '-8px auto' },
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
 * phone closes by `Escape`, and when the focus leaves it.
 *
 * **Screen reader:** A navigation 'Admin Panel', in which the open page is 'current page', and the
 * main part. A number is read with its link: 'Messages 2 new'.
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
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  const close = () => panel.current?.togglePopover?.(false);
  useCloseOnLeave(close);

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
  return (
    <Frame>
      <Sidebar className="no-print" data-scheme="dark">
        <Place>
          {title}
          <CurrentPage>{currentLabel}</CurrentPage>
        </Place>
        <Menu {...closeHandlers(close)}>
          <Opener aria-label={newCount > 0 ? `Menu, ${newCount} new` : 'Menu'} popoverTarget={id}>
            {newCount > 0 && <NewCount>{newCount}</NewCount>}
            <MenuIcon />
            <CloseIcon />
          </Opener>
          <Panel ref={panel} id={id} popover="auto">
            <Title>
              <Logo name={companyName} />
              {title}
            </Title>
            <Navigation links={links} currentHref={currentHref} />
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
          </Panel>
        </Menu>
      </Sidebar>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

/** The links to the pages, each with an icon, and with the number of new entries. */
function Navigation({ links, currentHref }: Pick<DashboardLayoutProps, 'links' | 'currentHref'>) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one then
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    // Not scrollIntoView(), which scrolls the page around the menu as well.
    const { offsetTop, offsetHeight } = link;
    const least = offsetTop + offsetHeight - nav.current.clientHeight;
    nav.current.scrollTop = Math.min(offsetTop, Math.max(nav.current.scrollTop, least));
  }, [currentHref]);
  return (
    <nav ref={nav} aria-label="Admin Panel">
      <Links>
        {links.map(({ label, href, icon, newCount = 0 }) => {
          const Icon = icons[icon];
          return (
            <li key={href}>
              <Item href={href} {...(href === currentHref && { 'aria-current': 'page' })}>
                <Icon />
                {label}
                {newCount > 0 && (
                  <>
                    {' '}
                    <NewCount>
                      {newCount} <span className="visually-hidden">new</span>
                    </NewCount>
                  </>
                )}
              </Item>
            </li>
          );
        })}
      </Links>
    </nav>
  );
}
