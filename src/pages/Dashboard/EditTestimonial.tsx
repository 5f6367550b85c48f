import type { Testimonial } from '#contracts/testimonials.ts';
import { updateTestimonial } from '#src/api/testimonials.ts';
import { EditTestimonialDialog } from '#src/components/testimonial/EditTestimonialDialog.tsx';
import type { EditorProps } from './ResourceList.tsx';
import { useEditForm } from './useEditForm.tsx';

/** The dialog that edits one testimonial. */
export function EditTestimonial({ entry, ...callbacks }: EditorProps<Testimonial>) {
  const form = useEditForm({
    ...callbacks,
    noun: 'testimonial',
    id: entry._id,
    saved: { message: entry.message },
    update: (values) => updateTestimonial({ ...entry, ...values }),
  });
  return <EditTestimonialDialog name={entry.name} {...form} />;
}
