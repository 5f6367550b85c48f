import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { breakpoints } from '#src/theme/tokens.ts';
import { Toast } from './Toast.tsx';

/** Above everything, including dialogs; on a phone below the bar with the menu. */
const globalStyles = (
  <GlobalStyles
    styles={{
      '[data-toasts] > div': {
        zIndex: 9999,
        [`@media (max-width: ${breakpoints.md - 0.02}px)`]: { top: 64 },
      },
    }}
  />
);

/** The hotkey that moves the focus to the newest toast; part of the region's name. */
const HOTKEY = 'Alt+T';

interface Toasts {
  success(message: string): void;
  error(message: string): void;
}

type TransitionProps = ComponentProps<typeof Fade> & { direction?: string; children: ReactElement };

/** notistack's own transition reads `element.ref`, which causes a warning in React 19. */
function ToastTransition({ direction: _, ...props }: TransitionProps) {
  return <Fade {...props} />;
}

function createRegion(): HTMLElement {
  const region = document.createElement('section');
  region.setAttribute('aria-label', `Notifications (${HOTKEY})`);
  region.setAttribute('aria-live', 'polite');
  region.dataset.toasts = '';
  return region;
}

/**
 * Keeps the region accessible while a dialog is open: MUI hides everything outside a dialog from
 * screen readers and traps the focus.
 */
function keepAccessible(region: HTMLElement): () => void {
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  region.addEventListener('focusin', (event) => event.stopPropagation());
  return () => observer.disconnect();
}

function listenForHotkey(region: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // The code, because Option+T types another letter on a Mac.
    if (!event.altKey || event.code !== 'KeyT') return;
    const newest = Array.from(region.querySelectorAll<HTMLElement>('[data-toast]')).at(-1);
    if (newest === undefined) return;
    event.preventDefault();
    newest.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Returns the container of the toasts at the end of the body; null until mounted. */
function useRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = createRegion();
    document.body.append(element);
    setRegion(element);
    const cleanUps = [keepAccessible(element), listenForHotkey(element)];
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
      element.remove();
    };
  }, []);
  return region;
}

interface ToastProviderProps {
  /** The pages that show toasts. */
  children: ReactNode;
}

/**
 * Shows toasts: top right, three at most, above everything else.
 *
 * Once, around the admin area; public pages show their status in the page.
 *
 * **Keyboard:** `Alt T` moves the focus to the newest toast.
 *
 * **Screen reader:** A region 'Notifications (Alt+T)', in which each toast is announced, also while
 * a dialog is open.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const region = useRegion();
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Toast has its own timer, because notistack's does not pause on keyboard focus.
      autoHideDuration={null}
      maxSnack={3}
      TransitionComponent={ToastTransition}
      Components={{ success: Toast, error: Toast }}
      {...(region && { domRoot: region })}
    >
      {globalStyles}
      {children}
    </SnackbarProvider>
  );
}

/** Returns the two kinds of toast; the same object on every render. */
export function useToast(): Toasts {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      success: (message) => void enqueueSnackbar(message, { variant: 'success' }),
      error: (message) => void enqueueSnackbar(message, { variant: 'error' }),
    }),
    [enqueueSnackbar],
  );
}
