import { createBlog } from '#src/api/blogs.ts';
import { BlogForm } from '#src/components/BlogForm.tsx';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';
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
      <KeptTextNote {...draft} />
      <BlogForm {...form} />
    </AdminPage>
  );
}
