import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { type ToggleEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { breakpoints, colors, fontFamilies, motion } from '#src/theme/tokens.ts';
import { afterPaint } from './afterPaint.ts';
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from './icons.tsx';
import { NavItemLink } from './NavItemLink.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import {
  ariaCurrent,
  holdsCurrentPage,
  isMenu,
  type NavEntry,
  type NavMenu,
  SITE_MAP_ID,
} from './siteNavigation.ts';
import { Wordmark } from './Wordmark.tsx';

const Opener = styled(IconButton)(({ theme }) => ({
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));

/** Where there is no script, the menu is the map of the site in the footer. */
const MapLink = styled('a')(({ theme }) => ({
  display: 'none',
  padding: 10,
  color: 'inherit',
  fontWeight: 600,
  '@media (scripting: none)': {
    [theme.breakpoints.down('md')]: { display: 'inline-block' },
  },
}));

/** A phone on its side: only the way out stands fast, and the rest scrolls together. */
const lowWindow = '@media (max-height: 30rem)';

const Sheet = styled('div')(({ theme }) => {
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
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: 'rgb(11 26 45 / 0.6)' },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `den-sheet-in ${motion.calm}ms ${motion.easing}`,
    },
    '@keyframes den-sheet-in': { from: { transform: 'translateX(32px)' } },
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

/** Stands at the bottom, where the thumb is, for as long as there is room above. */
const Entries = styled('ul')({ margin: 'auto 0 0', padding: '8px 0', listStyle: 'none' });

const SubEntries = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
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
    cursor: 'pointer',
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: palette.secondary.dark,
      textDecorationThickness: 3,
      textUnderlineOffset: '0.22em',
    },
    '& svg': { transition: `transform ${motion.calm}ms ${motion.easing}` },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  } as const;
}

const EntryLink = styled('a')(entryStyle);
const GroupButton = styled('button')(entryStyle);

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

interface GroupProps {
  menu: NavMenu;
  currentPath: string;
  isOpen: boolean;
  onToggle: () => void;
  onFollow: () => void;
}

function Group({ menu, currentPath, isOpen, onToggle, onFollow }: GroupProps) {
  const listId = useId();
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={holdsCurrentPage(menu, currentPath) || undefined}
        onClick={onToggle}
      >
        {menu.label}
        <ChevronDownIcon />
      </GroupButton>
      <SubEntries id={listId} hidden={!isOpen}>
        {menu.items.map((item) => (
          <NavItemLink
            key={item.href}
            item={item}
            currentPath={currentPath}
            isCompact
            onFollow={onFollow}
          />
        ))}
      </SubEntries>
    </li>
  );
}

interface MobileMenuProps {
  /** The house's name, for the wordmark. */
  name: string;
  navigation: readonly NavEntry[];
  phone: { display: string; tel: string };
  /** The address of the page that is open, without a trailing slash. */
  currentPath: string;
}

/**
 * The navigation below 900 px: a button, and the sheet that it opens over the page. The browser opens
 * and closes the sheet by itself, even before the page's script has come, and closes it on Escape. It
 * is a popover and no modal `<dialog>`: that makes the browser style the whole page anew before it
 * shows anything. What a modal one does, this does once it is seen. It closes where the window
 * becomes wide enough for the menu that it stands for.
 *
 * Inside SiteHeader, which shows it; on wide screens HeaderMenus do its work.
 */
export function MobileMenu({ name, navigation, phone, currentPath }: MobileMenuProps) {
  const sheetId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const release = useRef<() => void>(undefined);
  const shownPath = useRef(currentPath);
  const [openGroup, setOpenGroup] = useState(() => currentGroup(navigation, currentPath));

  function becomeModal() {
    if (!sheet.current || !isOpen(sheet.current)) return;
    release.current ??= keepInside(sheet.current);
    // Somebody may have been quick.
    if (sheet.current.contains(document.activeElement)) return;
    sheet.current.querySelector('button')?.focus();
  }

  function letOut() {
    release.current?.();
    release.current = undefined;
  }

  /** In time for the browser, which gives the focus back to the button outside when it closes. */
  function prepare({ newState }: ToggleEvent) {
    if (newState === 'closed') letOut();
  }

  function settle({ newState }: ToggleEvent) {
    if (newState === 'open') afterPaint(becomeModal);
    // The browser gives the focus back from inside only, and not to whoever pressed beside the sheet.
    else if (document.activeElement === document.body) {
      opener.current?.focus({ preventScroll: true });
    }
  }

  function close() {
    if (sheet.current && isOpen(sheet.current)) sheet.current.hidePopover();
  }

  const showPage = useEffectEvent((path: string) => {
    if (path === shownPath.current) return;
    shownPath.current = path;
    close();
    setOpenGroup(currentGroup(navigation, path));
  });
  useEffect(() => showPage(currentPath), [currentPath]);

  const giveWay = useEffectEvent(close);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    const onChange = () => giveWay();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  const takeOver = useEffectEvent(becomeModal);
  const leave = useEffectEvent(letOut);
  useEffect(() => {
    // The browser may have opened it before this component was there.
    takeOver();
    return () => leave();
  }, []);

  return (
    <>
      <Opener
        ref={opener}
        color="inherit"
        aria-label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={sheetId}
        onClick={showMapInstead}
      >
        <MenuIcon />
      </Opener>
      <DeferredContent>
        <MapLink href={`#${SITE_MAP_ID}`}>Menu</MapLink>
        <Sheet
          ref={sheet}
          id={sheetId}
          role="dialog"
          aria-modal="true"
          aria-label="Menu"
          popover="auto"
          onBeforeToggle={prepare}
          onToggle={settle}
        >
          <Top>
            <Brand>
              <Wordmark name={name} accent={colors.marigold} />
            </Brand>
            <IconButton color="inherit" aria-label="Close menu" popoverTarget={sheetId}>
              <CloseIcon />
            </IconButton>
          </Top>
          <Scroller aria-label="Main">
            <Entries>
              {navigation.map((entry) =>
                isMenu(entry) ? (
                  <Group
                    key={entry.label}
                    menu={entry}
                    currentPath={currentPath}
                    isOpen={openGroup === entry.label}
                    onToggle={() =>
                      setOpenGroup((label) => (label === entry.label ? undefined : entry.label))
                    }
                    onFollow={close}
                  />
                ) : (
                  <li key={entry.href}>
                    <EntryLink
                      href={entry.href}
                      aria-current={ariaCurrent(entry.href, currentPath)}
                      onClick={close}
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
            <SchemeSwitch />
          </Bottom>
        </Sheet>
      </DeferredContent>
    </>
  );
}

/** Browsers older than those that MUI is made for have no popover, and do not know its selector. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

const isOpen = (sheet: HTMLElement) => hasPopovers() && sheet.matches(':popover-open');

function showMapInstead() {
  if (!hasPopovers()) document.getElementById(SITE_MAP_ID)?.scrollIntoView();
}

/**
 * Keeps the focus, and who listens to the page, inside an element, and the page behind where it is;
 * gives back how to end that. A rule with `:has` would do the last, but has every change of a page cost
 * the browser more.
 */
function keepInside(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  const outside: HTMLElement[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      outside.push(sibling);
    }
  }
  return () => {
    style.overflow = '';
    for (const element of outside) element.inert = false;
  };
}

/** The menu that holds the open page: it stands open in the sheet. */
function currentGroup(navigation: readonly NavEntry[], currentPath: string): string | undefined {
  return navigation.filter(isMenu).find((menu) => holdsCurrentPage(menu, currentPath))?.label;
}
