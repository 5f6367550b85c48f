import { createBlog } from '#src/api/blogs.ts';
import { BlogForm, type BlogValues } from '#src/components/blog/BlogForm.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { BlogPicture } from './blogPicture.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { useAddForm } from './useAddForm.ts';

type Values = BlogValues & FieldValues;

const EMPTY: Values = { title: '', author: '', content: '' };
const EMPTY_WITH_PICTURE: Values = { ...EMPTY, imageUrl: '' };

interface AddBlogPageProps {
  /** Whether there is a server, which keeps pictures. */
  hasServer?: boolean;
}

/** The form that adds a blog. */
export default function AddBlogPage({ hasServer = import.meta.env.HAS_SERVER }: AddBlogPageProps) {
  const { draft, form } = useAddForm({
    noun: 'blog',
    empty: hasServer ? EMPTY_WITH_PICTURE : EMPTY,
    create: ({ imageUrl, ...blog }: Values, key) =>
      createBlog({ ...blog, ...(imageUrl && { imageUrl }) }, key),
  });
  return (
    <DashboardScreen heading="Add Blog" lead="It appears on the public site as soon as you add it.">
      <DraftNotice {...draft} />
      <BlogForm
        {...form}
        picture={
          hasServer && (
            <BlogPicture
              value={form.values.imageUrl}
              isSending={form.isSending}
              onChange={form.onChange}
            />
          )
        }
      />
    </DashboardScreen>
  );
}
