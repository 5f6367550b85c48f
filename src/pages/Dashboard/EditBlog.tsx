import { updateBlog } from '#src/api/blogs.ts';
import type { Blog } from '#src/api/contract.ts';
import { EditBlogDialog } from '#src/components/EditBlogDialog.tsx';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';
import { useDraft } from '#src/session/useDraft.ts';
import type { EditorProps } from './EntryList.tsx';
import { useUpdate } from './useUpdate.ts';

/** The dialog of one blog: keeps what is typed, and sends the whole blog with its changes. */
export function EditBlog({ entry, onUpdated, onClose, onGone }: EditorProps<Blog>) {
  const { values, origin, change, discard } = useDraft(`blog:${entry._id}`, {
    title: entry.title,
    content: entry.content,
  });
  const { isSending, isGone, update } = useUpdate({
    success: 'Blog updated successfully',
    failure: 'Failed to update blog',
    onGone,
  });

  async function save() {
    const edited = { ...entry, ...values };
    await updateBlog(edited);
    onUpdated(edited);
    onClose();
    discard();
  }

  return (
    <EditBlogDialog
      values={values}
      onChange={change}
      isSending={isSending}
      problem={
        isGone
          ? 'Someone else has deleted this blog. Copy your text if you still need it, then press Cancel.'
          : null
      }
      note={<KeptTextNote origin={origin} discardLabel="Use the saved text" onDiscard={discard} />}
      onSubmit={() => update(save)}
      onLeave={onClose}
      onCancel={() => {
        discard();
        onClose();
      }}
    />
  );
}
