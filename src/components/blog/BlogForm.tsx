import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { ContentField } from '#src/components/editor/ContentField.tsx';
import { MoreFields } from '#src/components/editor/MoreFields.tsx';
import { TitleField } from '#src/components/editor/TitleField.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard, type FormCardProps } from '#src/components/forms/FormCard.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import type { Upload } from '#src/components/forms/useUpload.ts';
import type { BlogValues } from './blogValues.ts';
import { LazyBlogPreview } from './lazyBlogPreview.ts';

interface BlogFormProps extends FormCardProps {
  /** The name of the form. Default: 'Add Blog'. */
  title?: string;
  /** The label of the button that sends. Default: the name of the form. */
  submitLabel?: string;
  /** The text of the fields. */
  values: BlogValues;
  /** A part of the form for the picture, on a site whose server keeps pictures. */
  picture?: ReactNode;
  /** Sends a picture in the text to the server, if it keeps pictures. */
  upload?: Upload | undefined;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<BlogValues>) => void;
}

const WithPreview = styled('div')({ containerType: 'inline-size' });

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
  },
});

/**
 * A form for a new blog: title, author and content, then the day under 'More', and a picture only
 * if the server keeps it; beside or below it what the page and the card will look like.
 *
 * For new blogs and drafts; a published blog is edited in an EditBlogDialog.
 */
export function BlogForm({
  title = 'Add Blog',
  values,
  onChange,
  picture,
  upload,
  ...frame
}: BlogFormProps) {
  const { isSending = false } = frame;
  const { title: blogTitle, author, content, format, publishedOn } = values;
  const field = fieldsOf({ values: { title: blogTitle, author }, onChange, isSending });
  return (
    <WithPreview>
      <Columns>
        <FormCard title={title} {...frame}>
          <TitleField {...field('title')} />
          <Field label="Author" required {...field('author')} />
          <ContentField
            values={{ content, format }}
            onChange={onChange}
            readOnly={isSending}
            rows={12}
            maxRows={28}
            helperText="Line breaks stay as you type them."
            upload={upload}
          />
          {picture}
          <MoreFields
            publishedOn={publishedOn}
            readOnly={isSending}
            onPublishedOn={(day) => onChange({ publishedOn: day })}
          />
        </FormCard>
        <Suspense>
          <LazyBlogPreview {...values} />
        </Suspense>
      </Columns>
    </WithPreview>
  );
}
