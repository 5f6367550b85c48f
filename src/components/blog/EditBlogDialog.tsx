import { Suspense } from 'react';
import { EditDialog, type EditDialogProps } from '#src/components/forms/EditDialog.tsx';
import { BlogFields, type BlogFieldsProps } from './BlogForm.tsx';
import { LazyBlogPreview } from './lazyBlogPreview.ts';

/**
 * A dialog that edits the title and content of a blog; both are required. Author, day and picture
 * are under 'More'.
 *
 * For existing blogs only; a new blog is written in a BlogForm.
 */
export function EditBlogDialog({
  values,
  onChange,
  picture,
  upload,
  ...frame
}: EditDialogProps & BlogFieldsProps) {
  const fields = { values, onChange, picture, upload, isSending: frame.isSending ?? false };
  return (
    <EditDialog
      title="Edit Blog"
      submitLabel="Update Blog"
      {...frame}
      aside={
        <Suspense>
          <LazyBlogPreview {...values} />
        </Suspense>
      }
    >
      <BlogFields {...fields} isPublished />
    </EditDialog>
  );
}
