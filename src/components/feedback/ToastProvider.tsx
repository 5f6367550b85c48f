import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CheckIcon, CloseIcon, WarningIcon } from '#src/components/ui/icons.tsx';
import { noticeFrame } from '#src/components/ui/noticeFrame.ts';
import { breakpoints, shadows } from '#src/theme/tokens.ts';
import { useDragToDismiss } from './useDragToDismiss.ts';

const TOAST_DURATION_MS = 3000;

/** Minimum time in ms that a toast stays after pointer and focus have left it. */
const GRACE_MS = 1000;

const Surface = styled('div')(({ theme }) => ({
  ...noticeFrame(theme),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 320,
  maxWidth: '100%',
  minHeight: 64,
  marginLeft: 'auto',
  padding: '10px 6px 10px 16px',
  boxShadow: shadows.high,
  fontSize: '1rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: theme.vars.palette.success.main },
  '&[data-error] > svg': { color: 'inherit' },
}));

const Message = styled('span')({ flex: 1 });

/** Calls `close` after `TOAST_DURATION_MS`, not counting the time that it was paused. */
function useAutoClose(isPaused: boolean, close: () => void) {
  const remaining = useRef(TOAST_DURATION_MS);
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onTimeout(), remaining.current);
    return () => {
      clearTimeout(timer);
      const unused = remaining.current - (performance.now() - startedAt);
      remaining.current = Math.max(unused, GRACE_MS);
    };
  }, [isPaused]);
}

/** Remembers the previously focused element and restores the focus when the toast closes. */
function useFocusReturn() {
  const previousFocus = useRef<HTMLElement>(null);
  return {
    saveFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    },
    restoreFocus: (toast: HTMLElement) => {
      if (toast.contains(document.activeElement)) previousFocus.current?.focus();
    },
  };
}

interface ToastProps extends CustomContentProps {
  /** The toast's element, which notistack measures. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast: closes by itself, pauses while hovered or focused, closes on click, Escape, or when it
 * is dragged away.
 */
function Toast({ id, message, variant, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { saveFocus, restoreFocus } = useFocusReturn();
  const { isDragging, handlers } = useDragToDismiss(close);
  const isError = variant === 'error';
  const Icon = isError ? WarningIcon : CheckIcon;

  useAutoClose(isHovered || isFocused || isDragging, () => closeSnackbar(id));

  function close(toast: HTMLElement) {
    restoreFocus(toast);
    closeSnackbar(id);
  }

  function onKeyDown(event: ReactKeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close(event.currentTarget);
  }

  return (
    <Surface
      ref={ref}
      {...(style && { style })}
      role={isError ? 'alert' : 'status'}
      data-toast=""
      data-error={isError || undefined}
      tabIndex={-1}
      {...handlers}
      onClick={(event) => close(event.currentTarget)}
      onKeyDown={onKeyDown}
      // A click closes the toast; it must not move the focus away from a field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        saveFocus(event);
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon />
      <Message>{message}</Message>
      <IconButton aria-label="Dismiss" size="small" color="inherit">
        <CloseIcon fontSize="small" />
      </IconButton>
    </Surface>
  );
}

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

/** Returns the container of the toasts at the end of the body; null until mounted. */
function useRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('section');
    element.setAttribute('aria-label', `Notifications (${HOTKEY})`);
    element.setAttribute('aria-live', 'polite');
    element.dataset.toasts = '';
    // MUI hides everything outside a dialog from screen readers and traps the focus.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    element.addEventListener('focusin', (event) => event.stopPropagation());
    const onKeyDown = (event: KeyboardEvent) => {
      // The code, because Option+T types another letter on a Mac.
      if (!event.altKey || event.code !== 'KeyT') return;
      const newest = Array.from(element.querySelectorAll<HTMLElement>('[data-toast]')).at(-1);
      if (newest === undefined) return;
      event.preventDefault();
      newest.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    document.body.append(element);
    setRegion(element);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      observer.disconnect();
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
 * Once, around the admin area. Put messages that the reader must not miss on the page, as Callout,
 * FormProblem and UpdateBanner do; public pages show their status there.
 *
 * **Keyboard:** `Alt T` moves the focus to the newest toast, where it stays open. `Escape` closes
 * it, and the focus returns to where it was.
 *
 * **Screen reader:** A region 'Notifications (Alt+T)', in which each toast is announced, also while
 * a dialog is open: a success when the reader pauses, an error at once.
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
