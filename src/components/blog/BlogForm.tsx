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
 * For new blogs only; an existing blog is edited in an EditBlogDialog.
 */
export function BlogForm({ values, onChange, picture, ...frame }: BlogFormProps) {
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <FormCard title="Add Blog" {...frame}>
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
