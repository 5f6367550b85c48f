import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { CloseIcon, MenuIcon } from '#src/components/ui/icons.tsx';
import { motion } from '#src/theme/tokens.ts';
import { Logo } from './Logo.tsx';
import { isInLink } from './navigationTypes.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

const Opener = styled(IconButton)(({ theme }) => ({
  gap: 8,
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** A phone in landscape: only the close button is sticky, and everything else scrolls together. */
const LOW_VIEWPORT = '@media (max-height: 30rem)';

const Panel = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  display: 'none',
  width: 'min(100%, 27rem)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
  '& nav': { flex: '1 1 auto', overflowY: 'auto', padding: 'clamp(8px, 3vw, 20px)' },
  '& > :last-child': { marginInline: 'clamp(16px, 4vw, 32px)', paddingBlock: 8 },
  overscrollBehavior: 'contain',
  [LOW_VIEWPORT]: { overflowY: 'auto' },
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // The gutter keeps the width of the page where scrollbars take space.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `site-dialog-in ${motion.slow}ms ${motion.easing}`,
  },
  '@keyframes site-dialog-in': { from: { transform: 'translateX(32px)' } },
  '@media print': { display: 'none !important' },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  paddingInline: 'clamp(16px, 4vw, 32px) calc(clamp(16px, 4vw, 32px) - 10px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [LOW_VIEWPORT]: {
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

interface MenuDialogProps {
  /** The company's name, for the logo. */
  name: string;
  /** Shown beside the icon of the button that opens the menu. */
  badge?: ReactNode;
  /** The content of the menu. */
  children: ReactNode;
}

/**
 * The menu of a narrow screen: a button that opens a modal dialog. The dialog closes when a link in
 * it or its backdrop is clicked, on navigation, and when the window becomes wide enough for the other
 * menu.
 *
 * In DashboardLayout; the public site has SiteNavigation.
 *
 * **Keyboard:** The focus starts on 'Close menu', and `Tab` stays in the menu. `Escape` closes it,
 * and the focus returns to its button.
 *
 * **Screen reader:** 'Open menu, button', then 'Menu, dialog'.
 */
export function MenuDialog({ name, badge, children }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  const close = () => dialog.current?.close();
  useCloseOnLeave(close);

  function closeOnClick({ target }: MouseEvent) {
    // A click on the dialog itself is one on its backdrop.
    if (isInLink(target) || target === dialog.current) close();
  }

  return (
    <>
      <Opener
        color="inherit"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {badge}
        <MenuIcon />
      </Opener>
      <Panel ref={dialog} aria-label="Menu" onClick={closeOnClick}>
        <Top>
          <Brand>
            <Logo name={name} />
          </Brand>
          <IconButton color="inherit" aria-label="Close menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Top>
        {children}
      </Panel>
    </>
  );
}
