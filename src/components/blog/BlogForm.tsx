import type { ReactNode } from 'react';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard, type FormCardProps } from '#src/components/forms/FormCard.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';

type BlogValues = {
  readonly title: string;
  readonly author: string;
  readonly content: string;
};

interface BlogFormProps extends FormCardProps {
  /** The name of the form. Default: 'Add Blog'. */
  title?: string;
  /** The label of the button that sends. Default: the name of the form. */
  submitLabel?: string;
  /** A button beside the one that sends, such as 'Save as draft'. */
  secondary?: ReactNode;
  /** The text of the fields. */
  values: BlogValues;
  /** A part of the form for the picture, on a site whose server keeps pictures. */
  picture?: ReactNode;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<BlogValues>) => void;
}

/**
 * A form for a new blog: title, author and content, and a picture only if the server keeps it.
 *
 * For new blogs and drafts; a published blog is edited in an EditBlogDialog.
 */
export function BlogForm({
  title = 'Add Blog',
  values,
  onChange,
  picture,
  ...frame
}: BlogFormProps) {
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <FormCard title={title} {...frame}>
      <Field label="Title" required {...field('title')} />
      <Field label="Author" required {...field('author')} />
      <Field
        label="Content"
        required
        rows={12}
        maxRows={28}
        limit={MAX_TEXT_LENGTH}
        helperText="Line breaks stay as you type them."
        {...field('content')}
      />
      {picture}
    </FormCard>
  );
}
