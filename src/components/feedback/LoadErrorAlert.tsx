import { Callout } from '#src/components/ui/Callout.tsx';

interface LoadErrorAlertProps {
  /** The failure, such as 'The blogs could not be loaded.'. */
  children: string;
  /** Called when the reader clicks the button to try again. */
  onRetry: () => void;
}

/**
 * Shown in place of a list that could not be loaded, with a button to try again.
 *
 * For the dashboard; public pages leave the list out, or show an older copy with StaleDataNotice.
 */
export function LoadErrorAlert({ children, onRetry }: LoadErrorAlertProps) {
  return (
    <Callout isError action={{ label: 'Try again', onClick: onRetry }}>
      {children}
    </Callout>
  );
}
