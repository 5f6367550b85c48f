import type { SubmitEvent } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { FormSheet } from './FormSheet.tsx';
import { RequiredTextField } from './RequiredTextField.tsx';

export type TestimonialValues = {
  readonly name: string;
  readonly message: string;
};

interface TestimonialFormProps {
  values: TestimonialValues;
  isSending?: boolean;
  onChange: (values: TestimonialValues) => void;
  onSubmit: () => void;
}

/**
 * Takes a new testimonial: who says it, and what.
 *
 * For a new testimonial; one that exists is changed in an EditTestimonialDialog.
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
    <FormSheet onSubmit={submit} aria-label="Add Testimonial">
      <RequiredTextField
        label="Name"
        name="name"
        value={values.name}
        readOnly={isSending}
        onChange={(name) => onChange({ ...values, name })}
        helperText="As it is to stand under the quote."
      />
      <RequiredTextField
        label="Message"
        name="message"
        multiline
        minRows={6}
        maxRows={20}
        value={values.message}
        readOnly={isSending}
        onChange={(message) => onChange({ ...values, message })}
        helperText="The site puts the quotation marks."
      />
      <div>
        <BusyButton type="submit" size="large" isBusy={isSending}>
          Add Testimonial
        </BusyButton>
      </div>
    </FormSheet>
  );
}
