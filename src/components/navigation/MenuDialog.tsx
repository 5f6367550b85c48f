import IconButton from '@mui/material/IconButton';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon, MenuIcon } from '#src/components/ui/icons.tsx';
import { breakpoints } from '#src/theme/tokens.ts';
import { Logo } from './Logo.tsx';
import { Brand, Opener, Panel, Top } from './mobileMenuStyles.ts';
import { isInLink } from './navigationTypes.ts';

interface MenuDialogProps {
  /** The company's name, for the logo. */
  name: string;
  /** Shown beside the icon of the button that opens the menu. */
  badge?: ReactNode;
  /** The content of the menu. */
  children: ReactNode;
  /** The class of the dialog. */
  className?: string;
}

/**
 * The menu of a narrow screen: a button that opens a modal dialog. The dialog opens and closes by
 * HTML attributes, so it works before any script has run. The inline script of index.html does the
 * same in browsers without invoker commands or `closedby`. The dialog closes when a link in it is
 * clicked, on navigation, and when the window becomes wide enough for the other menu.
 *
 * In MobileMenu and DashboardLayout.
 *
 * **Keyboard:** The focus starts on 'Close menu', and `Tab` stays in the menu. `Escape` closes it,
 * and the focus returns to its button.
 *
 * **Screen reader:** 'Open menu, button', then 'Menu, dialog'.
 */
export function MenuDialog({ name, badge, children, className }: MenuDialogProps) {
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
        {badge}
        <MenuIcon />
      </Opener>
      <Panel
        ref={dialog}
        id={id}
        aria-label="Menu"
        closedby="any"
        onClick={closeOnLinkClick}
        {...(className && { className })}
      >
        <Top>
          <Brand>
            <Logo name={name} />
          </Brand>
          <IconButton color="inherit" aria-label="Close menu" command="close" commandfor={id}>
            <CloseIcon />
          </IconButton>
        </Top>
        {children}
      </Panel>
    </>
  );
}
