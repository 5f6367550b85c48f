import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef } from 'react';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { CloseIcon, MenuIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { colors, motion, radius, widths } from '#src/theme/tokens.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Logo } from './Logo.tsx';
import {
  inPage,
  narrowMenuStyles,
  narrowOpenerStyles,
  narrowPanelStyles,
  navItemStyles,
} from './navigationStyles.ts';
import { ariaCurrent, closeHandlers, isMenu, type NavEntry } from './navigationTypes.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';

/** Screens without room for the text of the call button. */
const NARROWEST = '@media (max-width: 359.98px)';

const Bar = styled('header')(({ theme }) => ({
  // With text of twice the size the menu has a line more.
  '--site-header-height': '64px',
  [theme.breakpoints.up('md')]: { '--site-header-height': 'max(100px, 7.5rem - 20px)' },
  [theme.breakpoints.up('lg')]: { '--site-header-height': 'max(72px, 7.5rem - 48px)' },
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform ${motion.slow}ms ${motion.easing}`,
    // Stays visible while it has focus or an open menu.
    '&[data-hidden]:not(:focus-within, :has(:popover-open))': {
      transform: 'translateY(calc(-100% - 24px))',
    },
  },
  '@media print': {
    position: 'static',
    backgroundColor: 'transparent',
    color: colors.black,
  },
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"brand call opener" minmax(64px, auto) / minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 8,
  maxWidth: widths.content + 64,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 24px)',
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"brand call" minmax(52px, auto) "nav nav" auto / minmax(0, 1fr) auto',
    paddingTop: 4,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: '"brand nav call" minmax(72px, auto) / auto 1fr auto',
    columnGap: 20,
    paddingTop: 0,
  },
}));

const Brand = styled('a')(({ theme }) => ({
  gridArea: 'brand',
  display: 'flex',
  justifySelf: 'start',
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  // Fits the narrowest screen at any text size.
  fontSize: 'min(1.1875rem, 6vw)',
  // A long name wraps, so that the button beside it stays visible.
  '&& > *': { minWidth: 0, fontSize: '1em', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [theme.breakpoints.up('lg')]: { fontSize: '1.5rem' },
}));

/** The button and what it opens, both cells of the header's grid. */
const Menu = styled('div')(narrowMenuStyles);

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...narrowOpenerStyles(theme),
  gridArea: 'opener',
  width: 44,
}));

const Nav = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('md')]: narrowPanelStyles(theme),
  [theme.breakpoints.up('md')]: {
    ...inPage,
    gridArea: 'nav',
    marginInline: 'calc(-1 * clamp(6px, 0.75vw, 11px))',
  },
  [theme.breakpoints.up('lg')]: { justifySelf: 'end' },
}));

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  // The colour scheme has a row of its own.
  '& > :last-child': { gridColumn: '1 / -1' },
  // Text begins where the logo does.
  padding: '8px calc(clamp(16px, 4vw, 24px) - 12px)',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 0,
  },
  [theme.breakpoints.up('lg')]: { justifyContent: 'end' },
}));

const EntryLink = styled('a')(navItemStyles);

const CallButton = styled(Button)({
  gridArea: 'call',
  minHeight: 44,
  // Reserves the width of the text, so that nothing moves when the deferred styles load.
  minWidth: 118,
  paddingInline: 12,
  gap: 6,
  whiteSpace: 'nowrap',
  // Leaves room for the brand at any text size.
  fontSize: 'min(1rem, 5vw)',
  '& svg': { fontSize: '1.25em' },
  [NARROWEST]: { minWidth: 44, paddingInline: 10 },
});

/** On the narrowest screens only screen readers get the text. */
const CallText = styled('span')({ [NARROWEST]: visuallyHidden });

/** Opaque: a text that scrolls by is not seen between the flags. */
const PrayerFlags = styled('div')({
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 1,
  pointerEvents: 'none',
  backgroundColor: 'inherit',
});

/** The lower edge of the header, under which the menus open. */
const LowerEdge = styled('div')({
  position: 'absolute',
  inset: '100% 0 auto',
  anchorName: '--site-header',
});

interface SiteHeaderProps {
  /** The company's name, for the logo. */
  name: string;
  /** Links and menus in order. */
  navigation: readonly NavEntry[];
  /** The office's phone: `display` is the text, `tel` the number of the link. */
  phone: { display: string; tel: string };
  /** The path of the current page, without a trailing slash. */
  currentPath: string;
}

/**
 * The header of every public page: logo, navigation, colour scheme and 'Call Now'. It hides when
 * the reader scrolls down and returns when they scroll up.
 *
 * Once, in the layout of the public pages; the dashboard has DashboardLayout.
 *
 * **Keyboard:** `Tab`: logo, menus, colour scheme, 'Call Now'. It comes back into view when the
 * focus is in it.
 *
 * **Screen reader:** A navigation 'Main'; 'Call Now, link' has the number in its name.
 */
export function SiteHeader({ name, navigation, phone, currentPath }: SiteHeaderProps) {
  const isHidden = useHideOnScroll();
  return (
    <Bar data-hidden={isHidden || undefined}>
      <Inner>
        <Brand href="/">
          <Logo name={name} />
        </Brand>
        <Navigation navigation={navigation} currentPath={currentPath} />
        <CallButton className="no-print" variant="contained" href={`tel:${phone.tel}`}>
          <PhoneIcon />
          <CallText>Call Now</CallText>
          <span className="visually-hidden">{phone.display}</span>
        </CallButton>
      </Inner>
      <PrayerFlags className="no-print">
        <PrayerFlagDivider />
      </PrayerFlags>
      <LowerEdge />
    </Bar>
  );
}

/**
 * The pages of the site, and the colour scheme. From 900 px it is a row of links and menus. Below,
 * a button opens all of it as one panel: a popover, so it works before any script has run. It
 * closes when a link in it is clicked, on navigation, when the focus leaves it, and when the window
 * becomes wide enough for the row.
 */
function Navigation({
  navigation,
  currentPath,
}: Pick<SiteHeaderProps, 'navigation' | 'currentPath'>) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);

  const close = () => nav.current?.togglePopover?.(false);
  useCloseOnLeave(close);

  return (
    <Menu className="no-print" {...closeHandlers(close)}>
      <Opener aria-label="Menu" popoverTarget={id}>
        <MenuIcon />
        <CloseIcon />
      </Opener>
      <Nav ref={nav} id={id} popover="auto" aria-label="Main">
        <Entries>
          {navigation.map((entry) =>
            isMenu(entry) ? (
              <HeaderMenu key={entry.label} menu={entry} currentPath={currentPath} />
            ) : (
              <li key={entry.href}>
                <EntryLink href={entry.href} aria-current={ariaCurrent(entry.href, currentPath)}>
                  {entry.label}
                </EntryLink>
              </li>
            ),
          )}
          <li>
            <ColorSchemeToggle />
          </li>
        </Entries>
      </Nav>
    </Menu>
  );
}
