import { Outlet, useLocation } from 'react-router-dom';
import { ToastProvider } from '#src/components/ToastProvider.tsx';
import { SessionProvider } from '#src/session/SessionProvider.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** What sign-in page and dashboard share: the session, the toasts, and that no search engine lists them. */
export function AdminLayout() {
  useFocusOnNavigation(useLocation().pathname);
  return (
    <SessionProvider>
      <ToastProvider>
        <meta name="robots" content="noindex" />
        <Outlet />
      </ToastProvider>
    </SessionProvider>
  );
}
