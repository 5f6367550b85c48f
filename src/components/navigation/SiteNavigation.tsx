import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { CloseIcon, MenuIcon } from '#src/components/ui/icons.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import {
  inPage,
  narrowMenuStyles,
  narrowOpenerStyles,
  narrowPanelStyles,
  navItemStyles,
} from './navigationStyles.ts';
import { ariaCurrent, closeHandlers, isMenu, type NavEntry } from './navigationTypes.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

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

interface SiteNavigationProps {
  /** Links and menus in order. */
  navigation: readonly NavEntry[];
  /** The path of the current page, without a trailing slash. */
  currentPath: string;
}

/**
 * The pages of the site, and the colour scheme. From 900 px it is a row of links and menus. Below,
 * a button opens all of it as one panel: a popover, so it works before any script has run. It
 * closes when a link in it is clicked, on navigation, when the focus leaves it, and when the window
 * becomes wide enough for the row.
 *
 * In SiteHeader.
 */
export function SiteNavigation({ navigation, currentPath }: SiteNavigationProps) {
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
