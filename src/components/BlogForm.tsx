import type { SubmitEvent } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { FormSheet } from './FormSheet.tsx';
import { RequiredTextField } from './RequiredTextField.tsx';

export type BlogValues = {
  readonly title: string;
  readonly author: string;
  readonly content: string;
};

interface BlogFormProps {
  values: BlogValues;
  isSending?: boolean;
  onChange: (values: BlogValues) => void;
  onSubmit: () => void;
}

/**
 * Takes a new blog: title, author and content. Images are no part of it.
 *
 * For a new blog; one that exists is changed in an EditBlogDialog.
 */
export function BlogForm({ values, isSending = false, onChange, onSubmit }: BlogFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }
  return (
    <FormSheet onSubmit={submit} aria-label="Add Blog">
      <RequiredTextField
        label="Title"
        name="title"
        value={values.title}
        readOnly={isSending}
        onChange={(title) => onChange({ ...values, title })}
      />
      <RequiredTextField
        label="Author"
        name="author"
        value={values.author}
        readOnly={isSending}
        onChange={(author) => onChange({ ...values, author })}
      />
      <RequiredTextField
        label="Content"
        name="content"
        multiline
        minRows={12}
        maxRows={28}
        value={values.content}
        readOnly={isSending}
        onChange={(content) => onChange({ ...values, content })}
        helperText="Line breaks stay as you type them."
      />
      <div>
        <BusyButton type="submit" size="large" isBusy={isSending}>
          Add Blog
        </BusyButton>
      </div>
    </FormSheet>
  );
}
