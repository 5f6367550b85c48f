import { Route } from 'react-router-dom';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { BlogPage } from '#src/pages/Blog/BlogPage.tsx';
import { BlogsPage } from '#src/pages/Blogs/BlogsPage.tsx';
import { ContactPage } from '#src/pages/Contact/ContactPage.tsx';
import { HomePage } from '#src/pages/Home/HomePage.tsx';
import { paths } from '#src/paths.ts';
import { AdminArea } from './AdminArea.tsx';

/** As much of the site as the flows walk through: the admin area, and what visitors see of it. */
export function Site() {
  return (
    <AdminArea>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.blogs} element={<BlogsPage />} />
        <Route path={`${paths.blogs}/:id`} element={<BlogPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
      </Route>
    </AdminArea>
  );
}
