import type { Blog } from '#contracts/blogs.ts';
import { updateBlog } from '#src/api/blogs.ts';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { BlogPicture } from './blogPicture.tsx';
import type { EditorProps } from './ResourceList.tsx';
import { useEditForm } from './useEditForm.tsx';

/** The dialog that edits one blog. */
export function EditBlog({ entry, ...callbacks }: EditorProps<Blog>) {
  const form = useEditForm({
    ...callbacks,
    noun: 'blog',
    id: entry._id,
    saved: {
      title: entry.title,
      content: entry.content,
      ...(import.meta.env.HAS_SERVER && { imageUrl: entry.imageUrl ?? '' }),
    },
    async update(values) {
      const edited = { ...entry, ...values };
      await updateBlog(edited);
      return edited;
    },
  });
  return (
    <EditBlogDialog
      {...form}
      picture={
        import.meta.env.HAS_SERVER && (
          <BlogPicture
            value={form.values.imageUrl}
            isSending={form.isSending}
            onChange={form.onChange}
          />
        )
      }
    />
  );
}
