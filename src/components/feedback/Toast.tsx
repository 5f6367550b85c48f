import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, useSnackbar } from 'notistack';
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { CheckIcon, CloseIcon, WarningIcon } from '#src/components/ui/icons.tsx';
import { noticeFrame } from '#src/components/ui/noticeFrame.ts';
import { shadows } from '#src/theme/tokens.ts';
import { useDragToDismiss } from './useDragToDismiss.ts';

const TOAST_DURATION_MS = 3000;

/** Minimum time in ms that a toast stays after pointer and focus have left it. */
const GRACE_MS = 1000;

const Surface = styled('div')(({ theme }) => ({
  ...noticeFrame(theme),
  boxSizing: 'border-box',
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
 *
 * Use it through `useToast`; put messages that the reader must not miss on the page, as Callout,
 * FormProblem and UpdateBanner do.
 *
 * **Keyboard:** `Alt T` moves the focus to the newest toast, where it stays open. `Escape` closes
 * it, and the focus returns to where it was.
 *
 * **Screen reader:** The message: a success when the reader pauses, an error at once. Then
 * 'Dismiss, button'.
 */
export function Toast({ id, message, variant, style, ref }: ToastProps) {
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

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
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
