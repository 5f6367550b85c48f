import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from '#src/app/router/useFocusOnNavigation.ts';
import { SessionProvider } from '#src/auth/SessionProvider.tsx';
import { ToastProvider } from '#src/components/feedback/ToastProvider.tsx';

/** The layout of sign-in page and dashboard: provides session and toasts, and blocks indexing. */
export function AdminLayout() {
  useFocusOnNavigation();
  return (
    <SessionProvider>
      <ToastProvider>
        <meta name="robots" content="noindex" />
        <Outlet />
      </ToastProvider>
    </SessionProvider>
  );
}
