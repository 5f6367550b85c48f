import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useState } from 'react';
import { nepalDay } from '#contracts/nepalDay.ts';
import { ContentField } from '#src/components/editor/ContentField.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard, type FormCardProps } from '#src/components/forms/FormCard.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { More } from '#src/components/ui/More.tsx';
import { EARLIEST_DAY } from '#src/domain/nepalTime.ts';
import { decodeEntities } from '#src/lib/decodeEntities.ts';
import { applyEdit } from '#src/lib/textEdit.ts';
import { BlogPreview } from './BlogPreview.tsx';
import type { BlogValues } from './blogValues.ts';

interface BlogFieldsProps {
  /** The text of the fields. */
  values: BlogValues;
  /** Sends a picture to the server; without it a blog has none, nor has its text. */
  upload?: Upload | undefined;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<BlogValues>) => void;
  /** While true, no text can be changed. Default: false. */
  isSending?: boolean;
}

const Fields = styled('div')({ display: 'grid', gap: 20, paddingTop: 16 });

/**
 * The fields of a blog. Those that few blogs need are behind the word 'More', which opens if the
 * browser finds something wrong there: the day, and of a published blog author and picture.
 */
export function BlogFields({
  values,
  upload,
  onChange,
  isSending = false,
  isPublished = false,
}: BlogFieldsProps & { isPublished?: boolean }) {
  const { title, author, content, format, publishedOn, imageUrl = '', imageAlt = '' } = values;
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const field = fieldsOf({ values: { title, author, publishedOn }, onChange, isSending });
  const authorField = <Field label="Author" required={!isPublished} {...field('author')} />;
  const picture = upload && (
    <PictureUpload
      value={imageUrl}
      alt={imageAlt}
      disabled={isSending}
      upload={upload}
      onChange={(address) => onChange({ imageUrl: address })}
      onAltChange={(alt) => onChange({ imageAlt: alt })}
    />
  );
  return (
    <>
      <Field
        label="Title"
        required
        autoFocus={isPublished}
        {...field('title')}
        onPaste={pasteTitle}
      />
      {!isPublished && authorField}
      <ContentField
        values={{ content, format }}
        onChange={onChange}
        readOnly={isSending}
        upload={upload}
        {...(isPublished
          ? { rows: 10, maxRows: 18 }
          : { rows: 12, maxRows: 28, helperText: 'Line breaks stay as you type them.' })}
      />
      {!isPublished && picture}
      <div onInvalidCapture={() => setIsMoreOpen(true)}>
        <More summary="More" isOpen={isMoreOpen}>
          <Fields>
            {isPublished && authorField}
            <Field
              label="Published on"
              type="date"
              helperText="Today or earlier. Without it, the day on which the blog was added."
              slotProps={{ input: { min: EARLIEST_DAY, max: nepalDay(new Date()) } }}
              {...field('publishedOn')}
            />
            {isPublished && picture}
          </Fields>
        </More>
      </div>
    </>
  );
}

/** '&amp;' becomes '&' in a title that is copied from the source of a page. */
function pasteTitle(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  const pasted = clipboardData.getData('text/plain');
  const text = decodeEntities(pasted).replace(/\s+/g, ' ');
  if (!(target instanceof HTMLInputElement) || text === pasted) return;
  event.preventDefault();
  const end = target.value.length;
  const { selectionStart: start, selectionEnd } = target;
  applyEdit(target, { start: start ?? end, end: selectionEnd ?? end, text });
}

interface BlogFormProps extends FormCardProps, BlogFieldsProps {
  /** The name of the form. Default: 'Add Blog'. */
  title?: string;
  /** The label of the button that sends. Default: the name of the form. */
  submitLabel?: string;
}

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
 * For new blogs and drafts; a published blog is edited in a dialog.
 */
export function BlogForm({
  title = 'Add Blog',
  values,
  onChange,
  upload,
  ...frame
}: BlogFormProps) {
  const fields = { values, onChange, upload, isSending: frame.isSending ?? false };
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Columns>
        <FormCard title={title} {...frame}>
          <BlogFields {...fields} />
        </FormCard>
        <BlogPreview {...values} />
      </Columns>
    </div>
  );
}
