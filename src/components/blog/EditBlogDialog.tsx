import type { ReactNode } from 'react';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { EditDialog, type EditDialogProps } from '#src/components/forms/EditDialog.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';

type EditBlogValues = {
  readonly title: string;
  readonly content: string;
};

interface EditBlogDialogProps extends EditDialogProps {
  /** The text of the fields. */
  values: EditBlogValues;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<EditBlogValues>) => void;
  /** A part of the form for the picture, on a site whose server keeps pictures. */
  picture?: ReactNode;
}

/**
 * A dialog that edits the title and content of a blog; both are required.
 *
 * For existing blogs only; a new blog is written in a BlogForm.
 *
 * **Keyboard:** As in EditDialog; the focus starts in the first field that can be changed.
 *
 * **Screen reader:** 'Edit Blog, dialog', then the focused field.
 */
export function EditBlogDialog({ values, onChange, picture, ...frame }: EditBlogDialogProps) {
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <EditDialog title="Edit Blog" submitLabel="Update Blog" {...frame}>
      <Field label="Title" required autoFocus {...field('title')} />
      <Field
        label="Content"
        required
        rows={10}
        maxRows={18}
        limit={MAX_TEXT_LENGTH}
        {...field('content')}
      />
      {picture}
    </EditDialog>
  );
}
