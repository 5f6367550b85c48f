import { serverMessage } from '#src/api/client.ts';
import { createTestimonial } from '#src/api/testimonials.ts';
import { useSend } from '#src/api/useSend.ts';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';
import { TestimonialForm } from '#src/components/TestimonialForm.tsx';
import { useToast } from '#src/components/ToastProvider.tsx';
import { useDraft } from '#src/session/useDraft.ts';
import { AdminPage } from './AdminPage.tsx';

const EMPTY = { name: '', message: '' };

/** Adds a testimonial. The form is emptied only once the server has it. */
export function AddTestimonialPage() {
  const { values, origin, change, discard } = useDraft('add-testimonial', EMPTY);
  const { isSending, send } = useSend();
  const toast = useToast();

  async function add() {
    try {
      await createTestimonial(values);
      discard();
      toast.success('Testimonial added successfully!');
    } catch (error) {
      toast.error(serverMessage(error) ?? 'Failed to submit testimonial. Please try again.');
    }
  }

  return (
    <AdminPage
      heading="Add Testimonial"
      lead="It stands on the public page as soon as it is added."
    >
      <KeptTextNote origin={origin} discardLabel="Clear the form" onDiscard={discard} />
      <TestimonialForm
        values={values}
        isSending={isSending}
        onChange={change}
        onSubmit={() => void send(add)}
      />
    </AdminPage>
  );
}
