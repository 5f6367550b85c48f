import type { Testimonial } from '#src/api/contract.ts';
import { updateTestimonial } from '#src/api/testimonials.ts';
import { EditTestimonialDialog } from '#src/components/EditTestimonialDialog.tsx';
import { KeptTextNote } from '#src/components/KeptTextNote.tsx';
import { useDraft } from '#src/session/useDraft.ts';
import type { EditorProps } from './EntryList.tsx';
import { useUpdate } from './useUpdate.ts';

/** The dialog of one testimonial: keeps what is typed, and sends it with its new message. */
export function EditTestimonial({ entry, onUpdated, onClose, onGone }: EditorProps<Testimonial>) {
  const { values, origin, change, discard } = useDraft(`testimonial:${entry._id}`, {
    message: entry.message,
  });
  const { isSending, isGone, update } = useUpdate({
    success: 'Testimonial updated successfully',
    failure: 'Failed to update testimonial',
    onGone,
  });

  async function save() {
    onUpdated(await updateTestimonial({ ...entry, ...values }));
    onClose();
    discard();
  }

  return (
    <EditTestimonialDialog
      name={entry.name}
      message={values.message}
      onMessageChange={(message) => change({ message })}
      isSending={isSending}
      problem={
        isGone
          ? 'Someone else has deleted this testimonial. Copy your text if you still need it, then press Cancel.'
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
