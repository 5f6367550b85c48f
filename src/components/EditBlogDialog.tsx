import { EditDialog, type EditDialogProps } from './EditDialog.tsx';
import { RequiredTextField } from './RequiredTextField.tsx';

export type EditBlogValues = {
  readonly title: string;
  readonly content: string;
};

interface EditBlogDialogProps extends EditDialogProps {
  values: EditBlogValues;
  onChange: (values: EditBlogValues) => void;
}

/**
 * Edits the title and content of a blog; both are required.
 *
 * For a blog that exists; a new one is written in a BlogForm.
 */
export function EditBlogDialog({ values, onChange, ...frame }: EditBlogDialogProps) {
  return (
    <EditDialog title="Edit Blog" submitLabel="Update Blog" {...frame}>
      <RequiredTextField
        label="Title"
        autoFocus
        value={values.title}
        readOnly={frame.isSending ?? false}
        onChange={(title) => onChange({ ...values, title })}
      />
      <RequiredTextField
        label="Content"
        multiline
        minRows={10}
        maxRows={18}
        value={values.content}
        readOnly={frame.isSending ?? false}
        onChange={(content) => onChange({ ...values, content })}
      />
    </EditDialog>
  );
}
