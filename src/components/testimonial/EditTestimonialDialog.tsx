import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { EditDialog, type EditDialogProps } from '#src/components/forms/EditDialog.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';

interface EditTestimonialDialogProps extends EditDialogProps {
  /** The person's name, which cannot be edited. */
  name: string;
  /** The text of the field. */
  values: { readonly message: string };
  /** Called with the new text. */
  onChange: (changed: { readonly message?: string }) => void;
}

/**
 * A dialog that edits the message of a testimonial, which may be empty: then no visitor sees it.
 * The name is read-only.
 *
 * For existing testimonials only; a new one is written in a TestimonialForm.
 *
 * **Screen reader:** 'Edit Testimonial, dialog', then the message. The name is 'read only', and
 * says why.
 */
export function EditTestimonialDialog({
  name,
  values,
  onChange,
  ...frame
}: EditTestimonialDialogProps) {
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <EditDialog title="Edit Testimonial" submitLabel="Update" {...frame}>
      <Field label="Name" value={name} helperText="The name cannot be changed." readOnly />
      <Field
        label="Message"
        rows={6}
        maxRows={16}
        limit={MAX_TEXT_LENGTH}
        helperText="Without a message it is not on the site."
        autoFocus
        {...field('message')}
      />
    </EditDialog>
  );
}
