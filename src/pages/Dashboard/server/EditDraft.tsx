import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import type { BlogValues } from '#src/components/blog/blogValues.ts';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { BlogPicture, uploadToServer } from '../blogPicture.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';

interface DraftFormProps {
  draft: Blog;
  /** Whether the draft was just saved here, so that the focus is on the button. */
  wasSaved: boolean;
  onSaved: (draft: Blog) => void;
}

function DraftForm({ draft, wasSaved, onSaved }: DraftFormProps) {
  const { _id: id, title, content, author = '', publishedOn = '' } = draft;
  const { format = '', imageUrl = '', imageAlt = '' } = draft;
  const saved: BlogValues = { title, author, content, format, publishedOn, imageUrl, imageAlt };
  // What the server does not have yet is kept in this browser.
  const { values, status, change, discard } = useAccountDraft(`draft:${id}`, saved);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const onError = (error: unknown) => {
    const reason = isNotFound(error)
      ? 'Someone else has published or deleted this draft. Copy your text if you still need it.'
      : failureMessage(error);
    toast.error('Failed to save draft');
    setProblem(`Not saved: ${reason}`);
  };
  const save = () => requestJson(draftEndpoints.updateDraft, { id, body: values });
  const saving = useMutation(save, {
    onSuccess(updated) {
      discard();
      toast.success('Draft saved');
      onSaved(updated.data);
    },
    onError,
  });
  const publishing = useMutation(
    async () => {
      await save();
      await requestJson(draftEndpoints.publishDraft, { id });
    },
    {
      onSuccess() {
        discard();
        toast.success('Blog published');
        void navigate(paths.listBlogs);
      },
      onError,
    },
  );
  const isSending = saving.isPending || publishing.isPending;
  const form = { values, isSending, onChange: change };
  return (
    <>
      <DraftNotice status={status} discardLabel="Use the saved text" onDiscard={discard} />
      <BlogForm
        {...form}
        title="Edit Draft"
        submitLabel="Publish"
        problem={problem}
        onSubmit={() => {
          setProblem(null);
          void publishing.mutate();
        }}
        secondary={
          <Button
            variant="outlined"
            size="large"
            autoFocus={wasSaved}
            aria-disabled={isSending}
            onClick={() => {
              if (isSending) return;
              setProblem(null);
              void saving.mutate();
            }}
          >
            Save draft
          </Button>
        }
        onSave={() => {
          setProblem(null);
          void saving.mutate();
        }}
        imageUrl={safeImageUrl(values.imageUrl, window.location.origin)}
        upload={uploadToServer}
        picture={<BlogPicture form={form} />}
      />
    </>
  );
}

/** The form that goes on with a draft, saves it and publishes it. */
export default function EditDraft({ id }: { id: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const query = useQuery((signal) => requestJson(draftEndpoints.getDraft, { id, signal }));
  const [saves, setSaves] = useState(0);
  const isGone = isNotFound(query.error);
  return (
    <DashboardScreen
      heading="Edit Draft"
      lead="Only the dashboard shows it until you publish it."
      headingRef={headingRef}
    >
      {isGone ? (
        <Callout>
          This draft is not there any more: it is published or deleted. See{' '}
          <a href={paths.listBlogs}>List Blogs</a> and the <a href={paths.bin}>Bin</a>.
        </Callout>
      ) : (
        <LoadedData query={query} name="draft" headingRef={headingRef}>
          {(draft) => (
            <DraftForm
              key={saves}
              draft={draft}
              wasSaved={saves > 0}
              onSaved={(updated) => {
                query.setData(() => updated);
                setSaves(saves + 1);
              }}
            />
          )}
        </LoadedData>
      )}
    </DashboardScreen>
  );
}
