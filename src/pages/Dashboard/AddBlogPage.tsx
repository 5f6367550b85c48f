import { createBlog } from '#src/api/blogs.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { AdminPage } from './AdminPage.tsx';
import { useAddForm } from './useAddForm.ts';

const EMPTY = { title: '', author: '', content: '' };

/** The form that adds a blog. */
export function AddBlogPage() {
  const { draft, form } = useAddForm({
    name: 'add-blog',
    empty: EMPTY,
    create: createBlog,
    success: 'Blog added successfully!',
    failure: 'Failed to submit blog. Please try again.',
  });
  return (
    <AdminPage heading="Add Blog" lead="It appears on the public site as soon as you add it.">
      <DraftNotice {...draft} />
      <BlogForm {...form} />
    </AdminPage>
  );
}
