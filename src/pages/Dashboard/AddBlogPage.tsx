import { createBlog } from '#src/api/blogs.ts';
import { serverMessage } from '#src/api/client.ts';
import { useSend } from '#src/api/useSend.ts';
import { BlogForm } from '#src/components/BlogForm.tsx';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';
import { useToast } from '#src/components/ToastProvider.tsx';
import { useDraft } from '#src/session/useDraft.ts';
import { AdminPage } from './AdminPage.tsx';

const EMPTY = { title: '', author: '', content: '' };

/** Adds a blog. The form is emptied only once the server has it. */
export function AddBlogPage() {
  const { values, origin, change, discard } = useDraft('add-blog', EMPTY);
  const { isSending, send } = useSend();
  const toast = useToast();

  async function add() {
    try {
      await createBlog(values);
      discard();
      toast.success('Blog added successfully!');
    } catch (error) {
      toast.error(serverMessage(error) ?? 'Failed to submit blog. Please try again.');
    }
  }

  return (
    <AdminPage heading="Add Blog" lead="It stands on the public page as soon as it is added.">
      <KeptTextNote origin={origin} discardLabel="Clear the form" onDiscard={discard} />
      <BlogForm
        values={values}
        isSending={isSending}
        onChange={change}
        onSubmit={() => void send(add)}
      />
    </AdminPage>
  );
}
