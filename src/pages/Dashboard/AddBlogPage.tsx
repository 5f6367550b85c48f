import { kinds } from '#contracts/content.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { paths } from '#src/pageTable.ts';
import type { ServerProps } from '../ServerProps.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { EditDraft } from './server/EditDraft.tsx';
import { uploadPicture } from './uploadPicture.ts';
import { useAddForm } from './useAddForm.ts';
import { useSaveDraft } from './useSaveDraft.ts';

/** The form that adds a blog. A draft on the server has its id in the URL as `draft`. */
export default function AddBlogPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  const id = useUrlQuery().get('draft');
  if (!hasServer || id === '') return <NewBlog hasServer={hasServer} />;
  return <EditDraft key={id} id={id} />;
}

function NewBlog({ hasServer }: Required<ServerProps>) {
  const { draft, form, added, starts, focusForm, idempotencyKey, setProblem } = useAddForm(
    kinds.blogs,
    blogValuesOf({}, hasServer),
  );
  const { isPending, save } = useSaveDraft(
    form.values,
    idempotencyKey,
    setProblem,
    draft.onDiscard,
  );
  return (
    <DashboardScreen heading="Add Blog" lead="It appears on the public site as soon as you add it.">
      {added?.id && (
        <AddedNotice
          name={`‘${added.values.title}’`}
          href={paths.blog(added.id)}
          onWriteAnother={focusForm}
        />
      )}
      <KeptDraft {...draft} />
      <BlogForm
        key={starts}
        {...form}
        isSending={form.isSending || isPending}
        isSaving={isPending}
        {...(hasServer && { onSave: save, saveLabel: 'Save as draft', upload: uploadPicture })}
      />
    </DashboardScreen>
  );
}
