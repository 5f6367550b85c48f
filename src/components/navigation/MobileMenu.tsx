import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { breakpoints, colors, fontFamilies, motion } from '#src/theme/tokens.ts';
import { ColorSchemeRadioGroup } from './ColorSchemeRadioGroup.tsx';
import { Logo } from './Logo.tsx';
import { NavItemLink } from './NavItemLink.tsx';
import {
  ariaCurrent,
  holdsCurrentPage,
  isInLink,
  isMenu,
  type NavEntry,
} from './navigationTypes.ts';

const Opener = styled(IconButton)(({ theme }) => ({
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** A phone on its side: the close button stays, and everything else scrolls together. */
const lowWindow = '@media (max-height: 30rem)';

/** Emotion does not know `closedby` and would leave it out. */
const shouldForwardProp = (prop: string) => prop !== 'sx' && prop !== 'theme';

const Sheet = styled('dialog', { shouldForwardProp })(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'fixed',
    inset: '0 0 0 auto',
    display: 'none',
    width: 'min(100%, 27rem)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: palette.background.default,
    color: palette.text.primary,
    overscrollBehavior: 'contain',
    [lowWindow]: { overflowY: 'auto' },
    '&[open]': { display: 'flex', flexDirection: 'column' },
    'html:has(&[open])': { overflow: 'hidden' },
    '&::backdrop': { backgroundColor: 'rgb(11 26 45 / 0.6)' },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `den-panel-in ${motion.slow}ms ${motion.easing}`,
    },
    '@keyframes den-panel-in': { from: { transform: 'translateX(32px)' } },
    '@media print': { display: 'none !important' },
  };
});

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  paddingInline: 'clamp(16px, 4vw, 32px) calc(clamp(16px, 4vw, 32px) - 10px)',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [lowWindow]: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    minHeight: 52,
    backgroundColor: 'inherit',
  },
}));

const Brand = styled('div')({
  display: 'flex',
  fontSize: '1.1875rem',
  '&& > *': { fontSize: '1em' },
});

const Scroller = styled('nav')({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 'clamp(8px, 3vw, 20px)',
  [lowWindow]: { flex: 'none', overflowY: 'visible' },
});

/** At the bottom, near the thumb, as long as there is room above. */
const Entries = styled('ul')({ margin: 'auto 0 0', padding: '8px 0', listStyle: 'none' });

const SubEntries = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
});

function entryStyle({ theme }: { theme: Theme }) {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 52,
    padding: '8px 12px',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    fontFamily: fontFamilies.heading,
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'start',
    textDecoration: 'none',
    listStyle: 'none',
    cursor: 'pointer',
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: palette.secondary.dark,
      textDecorationThickness: 3,
      textUnderlineOffset: '0.22em',
    },
    '& svg': { transition: `transform ${motion.slow}ms ${motion.easing}` },
    '[open] > & svg': { transform: 'rotate(180deg)' },
    '&::-webkit-details-marker': { display: 'none' },
  } as const;
}

const EntryLink = styled('a')(entryStyle);
const GroupSummary = styled('summary')(entryStyle);

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '12px clamp(16px, 4vw, 32px) max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

interface MobileMenuProps {
  /** The company's name, for the wordmark. */
  name: string;
  navigation: readonly NavEntry[];
  phone: { display: string; tel: string };
  /** The address of the page that is open, without a trailing slash. */
  currentPath: string;
}

/**
 * The navigation below 900 px: a button, and the modal dialog that it opens. The browser opens and
 * closes the dialog and its groups by attributes alone, so they work before any script has run. For
 * browsers without invoker commands the inline script of index.html does it. The dialog closes when
 * a link in it is followed, and when the window becomes wide enough for HeaderMenu.
 *
 * Inside SiteHeader, which shows it; on wide screens there are HeaderMenus.
 */
export function MobileMenu({ name, navigation, phone, currentPath }: MobileMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    wide.addEventListener('change', close);
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', close);
      window.removeEventListener('popstate', close);
    };
  }, []);

  function closeOnClick({ target, currentTarget }: MouseEvent) {
    // Its own click is one on its backdrop, where the browser does not know `closedby`.
    if (target === currentTarget || isInLink(target)) dialog.current?.close();
  }

  return (
    <>
      <Opener
        color="inherit"
        aria-label="Open menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
      >
        <MenuIcon />
      </Opener>
      <DeferredContent>
        <Sheet ref={dialog} id={id} aria-label="Menu" closedby="any" onClick={closeOnClick}>
          <Top>
            <Brand>
              <Logo name={name} accent={colors.marigold} />
            </Brand>
            <IconButton color="inherit" aria-label="Close menu" command="close" commandfor={id}>
              <CloseIcon />
            </IconButton>
          </Top>
          <Scroller aria-label="Main">
            <Entries>
              {navigation.map((entry) =>
                isMenu(entry) ? (
                  <li key={entry.label}>
                    {/* One group at a time, and the one of the open page at first. */}
                    <details name={`${id}group`} open={holdsCurrentPage(entry, currentPath)}>
                      <GroupSummary
                        aria-current={holdsCurrentPage(entry, currentPath) || undefined}
                      >
                        {entry.label}
                        <ChevronDownIcon />
                      </GroupSummary>
                      <SubEntries>
                        {entry.items.map((item) => (
                          <NavItemLink
                            key={item.href}
                            item={item}
                            currentPath={currentPath}
                            isCompact
                          />
                        ))}
                      </SubEntries>
                    </details>
                  </li>
                ) : (
                  <li key={entry.href}>
                    <EntryLink
                      href={entry.href}
                      aria-current={ariaCurrent(entry.href, currentPath)}
                    >
                      {entry.label}
                    </EntryLink>
                  </li>
                ),
              )}
            </Entries>
          </Scroller>
          <Bottom>
            <Button variant="contained" size="large" fullWidth href={`tel:${phone.tel}`}>
              <PhoneIcon sx={{ mr: 1 }} />
              Call Now {phone.display}
            </Button>
            <ColorSchemeRadioGroup label="Colour scheme (menu)" />
          </Bottom>
        </Sheet>
      </DeferredContent>
    </>
  );
}
