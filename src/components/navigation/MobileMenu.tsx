import Button from '@mui/material/Button';
import { useId } from 'react';
import { ChevronDownIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { ColorSchemeRadioGroup } from './ColorSchemeRadioGroup.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import {
  Bottom,
  Entries,
  EntryLink,
  GroupSummary,
  Scroller,
  SubEntries,
} from './mobileMenuStyles.ts';
import { NavItemLink } from './NavItemLink.tsx';
import { ariaCurrent, containsCurrentPage, isMenu, type NavEntry } from './navigationTypes.ts';

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
 * The navigation below 900 px, in a dialog. Its groups open by HTML alone, as the dialog does.
 *
 * Inside SiteHeader; wide screens show HeaderMenu instead.
 *
 * **Keyboard:** As in MenuDialog; `Enter` opens a group.
 *
 * **Screen reader:** 'Open menu, button', then 'Menu, dialog'. A group is 'collapsed' or
 * 'expanded'.
 */
export function MobileMenu({ name, navigation, phone, currentPath }: MobileMenuProps) {
  const id = useId();
  return (
    <MenuDialog name={name}>
      <Scroller aria-label="Main">
        <Entries>
          {navigation.map((entry) =>
            isMenu(entry) ? (
              <li key={entry.label}>
                {/* One group is open at a time, initially that of the current page. */}
                <details name={`${id}group`} open={containsCurrentPage(entry, currentPath)}>
                  <GroupSummary aria-current={containsCurrentPage(entry, currentPath) || undefined}>
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
    </MenuDialog>
  );
}
