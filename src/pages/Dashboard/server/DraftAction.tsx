import Button from '@mui/material/Button';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useUrlDialog } from '../useUrlDialog.ts';

interface DraftActionProps {
  blog: Blog;
  isDraft: boolean;
  /** Called with the blog when it is published or a draft again. */
  onMoved: (blog: Blog, isDraft: boolean) => void;
  /** Called if it is not there any more. */
  onGone: () => void;
}

/** In a list: the button that publishes a draft, or unpublishes a blog, which asks first. */
export function DraftAction({ blog, isDraft, onMoved, onGone }: DraftActionProps) {
  const { _id: id, title } = blog;
  const toast = useToast();
  const dialog = useUrlDialog('unpublish', useUrlQuery(), [blog]);
  const endpoint = isDraft ? draftEndpoints.publishDraft : draftEndpoints.takeBackBlog;
  const { isPending, mutate } = useMutation(() => requestJson(endpoint, { id }), {
    onSuccess({ data }) {
      toast.success(isDraft ? 'Blog published' : 'Blog unpublished: it is a draft now');
      dialog.close(blog);
      onMoved(data, !isDraft);
    },
    onError(error) {
      dialog.close(blog);
      // It may be what was asked for already: the list is loaded again.
      if (isNotFound(error)) onGone();
      else toast.error(`Not ${isDraft ? 'published' : 'unpublished'}: ${failureMessage(error)}`);
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isPending}
        onClick={() => (isDraft ? void mutate() : dialog.open(blog))}
      >
        {isDraft ? 'Publish' : 'Unpublish'}
      </Button>
      {dialog.entry && !isDraft && (
        <ConfirmDialog
          question="Unpublish this blog?"
          subject={title}
          note="It becomes a draft. Its address says 'Blog not found.' until it is published again."
          confirmLabel="Unpublish"
          isSending={isPending}
          onCancel={() => dialog.close(blog)}
          onConfirm={() => void mutate()}
        />
      )}
    </>
  );
}
