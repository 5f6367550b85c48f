import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { BlogPicture } from '../BlogPicture.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { savedState } from '../ResourceList.tsx';
import { uploadPicture } from '../uploadPicture.ts';
import { useConflict, versionOf } from '../useConflict.tsx';

interface DraftFormProps {
  draft: Blog;
  /** True if the draft was just saved here, so that the focus is on the button. */
  wasSaved: boolean;
  onSaved: (draft: Blog) => void;
}

function DraftForm({ draft, wasSaved, onSaved }: DraftFormProps) {
  const { _id: id } = draft;
  const saved = blogValuesOf(draft, true);
  // What the server does not have yet is kept in this browser.
  const kept = useAccountDraft(`draft:${id}`, saved);
  const { values, change, discard } = kept;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  /** Saves what is in the form, and then publishes it if that is wanted. */
  const saving = useMutation(async (isPublished: boolean) => {
    setProblem(null);
    try {
      const body = { ...values, version: versionOf(conflict.base) };
      const { data } = await requestJson(draftEndpoints.updateDraft, { id, body });
      // The publication may fail, and the draft is then saved again.
      conflict.accept(data);
      if (!isPublished) {
        discard();
        toast.success('Draft saved');
        onSaved(data);
        return;
      }
      await requestJson(draftEndpoints.publishDraft, { id });
    } catch (error) {
      const outcome = await conflict.resolve(error);
      const reason =
        outcome === 'gone'
          ? 'Someone else has published or deleted this draft. Copy your text if you still need it.'
          : failureMessage(error);
      if (outcome !== 'shown') {
        toast.error('Failed to save draft');
        setProblem(`Not saved: ${reason}`);
      }
      return;
    }
    discard();
    toast.success('Blog published');
    void navigate(paths.listBlogs, { state: savedState(id) });
  });
  const isSending = saving.isPending;
  const conflict = useConflict({
    ...{ noun: 'draft', entry: draft, draft: kept, form, isSending },
    load: async () => (await requestJson(draftEndpoints.getDraft, { id })).data,
    onKeep: () => void saving.mutate(false),
  });
  const fields = { values, isSending, onChange: change };
  return (
    <>
      {conflict.note}
      <BlogForm
        {...fields}
        ref={form}
        title="Edit Draft"
        submitLabel="Publish"
        problem={problem}
        onSubmit={() => void saving.mutate(true)}
        saveLabel="Save draft"
        autoFocusSave={wasSaved}
        onSave={() => void saving.mutate(false)}
        upload={uploadPicture}
        picture={<BlogPicture form={fields} />}
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
          <Link href={paths.listBlogs}>List Blogs</Link> and the <Link href={paths.bin}>Bin</Link>.
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
