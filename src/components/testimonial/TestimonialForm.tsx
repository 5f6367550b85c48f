import type { SubmitEvent } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';

export type TestimonialValues = {
  readonly name: string;
  readonly message: string;
};

interface TestimonialFormProps {
  /** The text of the fields. */
  values: TestimonialValues;
  /** While true, further submits are ignored. Default: false. */
  isSending?: boolean;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<TestimonialValues>) => void;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
}

/**
 * A form for a new testimonial: the person's name and message.
 *
 * For new testimonials only; an existing one is edited in an EditTestimonialDialog.
 */
export function TestimonialForm({
  values,
  isSending = false,
  onChange,
  onSubmit,
}: TestimonialFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }
  return (
    <FormCard method="post" onSubmit={submit} aria-label="Add Testimonial">
      <Field
        label="Name"
        name="name"
        required
        value={values.name}
        readOnly={isSending}
        onChange={(name) => onChange({ name })}
        helperText="As it should appear under the quote."
      />
      <Field
        label="Message"
        name="message"
        required
        rows={6}
        maxRows={20}
        value={values.message}
        readOnly={isSending}
        onChange={(message) => onChange({ message })}
        helperText="The site adds the quotation marks."
      />
      <div>
        <LoadingButton type="submit" size="large" isBusy={isSending}>
          Add Testimonial
        </LoadingButton>
      </div>
    </FormCard>
  );
}
