import { type ReactNode, Suspense } from 'react';
import { ContentField } from '#src/components/editor/ContentField.tsx';
import { MoreFields } from '#src/components/editor/MoreFields.tsx';
import { TitleField } from '#src/components/editor/TitleField.tsx';
import { EditDialog, type EditDialogProps } from '#src/components/forms/EditDialog.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import type { Upload } from '#src/components/forms/useUpload.ts';
import type { BlogValues } from './blogValues.ts';
import { LazyBlogPreview } from './lazyBlogPreview.ts';

interface EditBlogDialogProps extends EditDialogProps {
  /** The text of the fields. */
  values: BlogValues;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<BlogValues>) => void;
  /** A part of the form for the picture, on a site whose server keeps pictures. */
  picture?: ReactNode;
  /** Sends a picture in the text to the server, if it keeps pictures. */
  upload?: Upload | undefined;
}

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
}: EditBlogDialogProps) {
  const { isSending = false } = frame;
  const { title, author, content, format, publishedOn } = values;
  const field = fieldsOf({ values: { title, author }, onChange, isSending });
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
      <TitleField autoFocus {...field('title')} />
      <ContentField
        values={{ content, format }}
        onChange={onChange}
        readOnly={isSending}
        rows={10}
        maxRows={18}
        upload={upload}
      />
      <MoreFields
        publishedOn={publishedOn}
        readOnly={isSending}
        onPublishedOn={(day) => onChange({ publishedOn: day })}
        below={picture}
      >
        <Field label="Author" {...field('author')} />
      </MoreFields>
    </EditDialog>
  );
}
