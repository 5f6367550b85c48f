import { lazy, Suspense } from 'react';
import { kinds } from '#contracts/content.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { BlogPicture } from './blogPicture.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { useAddForm } from './useAddForm.ts';
import { useSaveDraft } from './useSaveDraft.tsx';

const EditDraft = lazy(() => import('./server/EditDraft.tsx'));

interface AddBlogPageProps {
  /** Whether there is a server, which keeps pictures. */
  hasServer?: boolean;
}

/**
 * The form that adds a blog. With the server it can be saved as a draft, whose id is then in the URL as
 * `draft`.
 */
export default function AddBlogPage({ hasServer = import.meta.env.HAS_SERVER }: AddBlogPageProps) {
  const id = useUrlQuery().get('draft');
  if (!hasServer || id === '') return <NewBlog hasServer={hasServer} />;
  return (
    <Suspense>
      <EditDraft key={id} id={id} />
    </Suspense>
  );
}

function NewBlog({ hasServer }: Required<AddBlogPageProps>) {
  const { draft, form, idempotencyKey } = useAddForm(kinds.blogs, {
    title: '',
    author: '',
    content: '',
    ...(hasServer && { imageUrl: '' }),
  });
  const { isPending, button } = useSaveDraft(form.values, idempotencyKey, draft.onDiscard);
  return (
    <DashboardScreen heading="Add Blog" lead="It appears on the public site as soon as you add it.">
      <DraftNotice {...draft} />
      <BlogForm
        {...form}
        isSending={form.isSending || isPending}
        secondary={hasServer && button}
        picture={hasServer && <BlogPicture form={form} />}
      />
    </DashboardScreen>
  );
}
