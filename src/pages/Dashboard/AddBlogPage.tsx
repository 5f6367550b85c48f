import { kinds } from '#contracts/content.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { BlogPicture } from './blogPicture.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { useAddForm } from './useAddForm.ts';

interface AddBlogPageProps {
  /** Whether there is a server, which keeps pictures. */
  hasServer?: boolean;
}

/** The form that adds a blog. */
export default function AddBlogPage({ hasServer = import.meta.env.HAS_SERVER }: AddBlogPageProps) {
  const { draft, form } = useAddForm(kinds.blogs, {
    title: '',
    author: '',
    content: '',
    ...(hasServer && { imageUrl: '' }),
  });
  return (
    <DashboardScreen heading="Add Blog" lead="It appears on the public site as soon as you add it.">
      <DraftNotice {...draft} />
      <BlogForm {...form} picture={hasServer && <BlogPicture form={form} />} />
    </DashboardScreen>
  );
}
