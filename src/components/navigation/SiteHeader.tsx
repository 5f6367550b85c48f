import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { PhoneIcon } from '#src/components/ui/icons.tsx';
import { colors, motion, radius, widths } from '#src/theme/tokens.ts';
import { Logo } from './Logo.tsx';
import type { NavEntry } from './navigationTypes.ts';
import { SiteNavigation } from './SiteNavigation.tsx';
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
        <SiteNavigation navigation={navigation} currentPath={currentPath} />
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
