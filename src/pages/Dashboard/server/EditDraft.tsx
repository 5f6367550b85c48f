import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { type Caret, restoreCaret } from '#src/components/forms/caret.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import type { SavedState } from '../LoadedResource.tsx';
import { uploadPicture } from '../uploadPicture.ts';
import { useConflict } from '../useConflict.tsx';

const GONE =
  'This draft is not there any more: it is published or deleted. What you typed is kept, and comes back when you edit the blog or put back the draft.';

function DraftForm({ draft }: { draft: Blog }) {
  const { _id: id } = draft;
  // What the server does not have yet is kept in this browser, under the name of the blog.
  const kept = useAccountDraft(`blog:${id}`, blogValuesOf(draft, true));
  const { values, change, discard } = kept;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const { caret }: { caret?: Caret } = useLocation().state ?? {};
  const goOn = useEffectEvent(() => caret && restoreCaret(form.current, caret));
  useEffect(() => void goOn(), []);

  /** Resolves with whether a call has succeeded; if not, the form says why. */
  async function attempt(done: string, call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (error) {
      const outcome = await conflict.resolve(error);
      if (outcome === 'gone') setProblem(GONE);
      if (outcome === 'failed') setProblem(`Not ${done}: ${failureMessage(error)}`);
      return outcome === 'saved';
    }
  }
  async function send() {
    setProblem(null);
    const body = { ...values, version: conflict.base.updatedAt ?? '' };
    const { data } = await requestJson(draftEndpoints.updateDraft, { id, body });
    // What is typed meanwhile, or could not be published, is saved the next time.
    conflict.accept(data, values);
  }
  const publish = () => requestJson(draftEndpoints.publishDraft, { id });
  const saving = useMutation(async () => {
    if (await attempt('saved', send)) toast.success('Draft saved');
  });
  const publishing = useMutation(async () => {
    if (!((await attempt('published', send)) && (await attempt('published', publish)))) return;
    discard();
    toast.success('Blog published');
    void navigate(paths.listBlogs, { state: { saved: id } satisfies SavedState });
  });
  const isSending = publishing.isPending;
  const conflict = useConflict({
    ...{ noun: 'draft', entry: draft, draft: kept, form },
    isSending: isSending || saving.isPending,
    load: async () => (await requestJson(draftEndpoints.getDraft, { id })).data,
    onKeep: () => void saving.mutate(),
  });
  return (
    <>
      {conflict.note}
      <BlogForm
        {...{ values, isSending }}
        ref={form}
        title="Edit Draft"
        submitLabel="Publish"
        problem={problem}
        onSubmit={() => void publishing.mutate()}
        isSaving={saving.isPending}
        saveLabel="Save draft"
        onSave={() => void saving.mutate()}
        upload={uploadPicture}
        onChange={change}
      />
    </>
  );
}

/** The form that goes on with a draft, saves it and publishes it. */
export function EditDraft({ id }: { id: string }) {
  const query = useQuery((signal) => requestJson(draftEndpoints.getDraft, { id, signal }));
  const isGone = isNotFound(query.error);
  return (
    <DashboardScreen heading="Edit Draft" lead="Only the dashboard shows it until you publish it.">
      {isGone ? (
        <Callout>
          {GONE} See <Link href={paths.listBlogs}>List Blogs</Link> and the{' '}
          <Link href={paths.bin}>Bin</Link>.
        </Callout>
      ) : (
        <LoadedData query={query} name="draft">
          {(draft) => <DraftForm draft={draft} />}
        </LoadedData>
      )}
    </DashboardScreen>
  );
}
