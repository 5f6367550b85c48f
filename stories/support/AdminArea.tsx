import type { ReactNode } from 'react';
import { createPath, type Path, Route, Routes, useLocation } from 'react-router-dom';
import { AdminLayout } from '#src/app/layouts/AdminLayout.tsx';
import { DashboardGuard } from '#src/app/layouts/DashboardGuard.tsx';
import { INACTIVITY_LIMIT_MS, writeSession } from '#src/auth/session.ts';
import { AddBlogPage } from '#src/pages/Dashboard/AddBlogPage.tsx';
import { AddTestimonialPage } from '#src/pages/Dashboard/AddTestimonialPage.tsx';
import { DashboardPage } from '#src/pages/Dashboard/DashboardPage.tsx';
import { ListBlogsPage } from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { ListTestimonialsPage } from '#src/pages/Dashboard/ListTestimonialsPage.tsx';
import { SignInPage } from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/paths.ts';

/** The parameter that opens a story at an address of the admin area. */
export function adminRoute(url: string, state?: Partial<Path> | object) {
  return { route: { url, path: '/*', state } };
}

interface AdminAreaProps {
  signInPage?: ReactNode;
  /** Routes beside those of the admin area. */
  children?: ReactNode;
}

/** The admin area as the site has it: sign-in page, guard, frame and all five pages. */
export function AdminArea({ signInPage = <SignInPage />, children }: AdminAreaProps) {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path={paths.signIn} element={signInPage} />
        <Route element={<DashboardGuard />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.addTestimonial} element={<AddTestimonialPage />} />
          <Route path={paths.listTestimonials} element={<ListTestimonialsPage />} />
          <Route path={paths.addBlog} element={<AddBlogPage />} />
          <Route path={paths.listBlogs} element={<ListBlogsPage />} />
        </Route>
      </Route>
      {children}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

function Elsewhere() {
  return <p role="status">{`The story has navigated to ${createPath(useLocation())}`}</p>;
}

/** Stores a session as a sign-in at the story's time would have. */
export function writeStorySession(expiresInMs = INACTIVITY_LIMIT_MS): void {
  writeSession(localStorage, { username: 'admin', expiresAt: Date.now() + expiresInMs });
}
