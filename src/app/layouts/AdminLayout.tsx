import { Outlet, useLocation } from 'react-router-dom';
import { useFocusOnNavigation } from '#src/app/router/useFocusOnNavigation.ts';
import { SessionProvider } from '#src/auth/SessionProvider.tsx';
import { ToastProvider } from '#src/components/feedback/ToastProvider.tsx';

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
