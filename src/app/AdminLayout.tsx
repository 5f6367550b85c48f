import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastProvider } from '#src/components/ToastProvider.tsx';
import { SessionProvider } from '#src/session/SessionProvider.tsx';

/** Moves the focus to the heading of each page but the first, so that it is read out. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [pathname]);
}

/** What sign-in page and dashboard share: the session, the toasts, and that no search engine lists them. */
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
