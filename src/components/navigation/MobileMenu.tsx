import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { breakpoints } from '#src/theme/tokens.ts';
import { ColorSchemeRadioGroup } from './ColorSchemeRadioGroup.tsx';
import { Logo } from './Logo.tsx';
import {
  Bottom,
  Brand,
  Entries,
  EntryLink,
  GroupSummary,
  Opener,
  Panel,
  Scroller,
  SubEntries,
  Top,
} from './mobileMenuStyles.ts';
import { NavItemLink } from './NavItemLink.tsx';
import {
  ariaCurrent,
  containsCurrentPage,
  isInLink,
  isMenu,
  type NavEntry,
} from './navigationTypes.ts';

interface MobileMenuProps {
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
 * The navigation below 900 px: a button that opens a modal dialog. The dialog and its groups open and
 * close by HTML attributes, so they work before any script has run. The inline script of index.html
 * does the same in browsers without invoker commands or `closedby`. The dialog closes when a link in it is clicked,
 * on navigation, and when the window becomes wide enough for HeaderMenu.
 *
 * Inside SiteHeader; wide screens show HeaderMenu instead.
 *
 * **Keyboard:** The focus starts on 'Close menu', and `Tab` stays in the menu. `Enter` opens a
 * group, `Escape` closes the menu, and the focus returns to its button.
 *
 * **Screen reader:** 'Open menu, button', then 'Menu, dialog'. A group is 'collapsed' or
 * 'expanded'.
 */
export function MobileMenu({ name, navigation, phone, currentPath }: MobileMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const close = () => dialog.current?.close();
    const controller = new AbortController();
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    wide.addEventListener('change', close, controller);
    window.addEventListener('popstate', close, controller);
    return () => controller.abort();
  }, []);

  function closeOnLinkClick({ target }: MouseEvent) {
    if (isInLink(target)) dialog.current?.close();
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
      <Panel ref={dialog} id={id} aria-label="Menu" closedby="any" onClick={closeOnLinkClick}>
        <Top>
          <Brand>
            <Logo name={name} />
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
                  {/* One group is open at a time, initially that of the current page. */}
                  <details name={`${id}group`} open={containsCurrentPage(entry, currentPath)}>
                    <GroupSummary
                      aria-current={containsCurrentPage(entry, currentPath) || undefined}
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
                  <EntryLink href={entry.href} aria-current={ariaCurrent(entry.href, currentPath)}>
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
      </Panel>
    </>
  );
}
