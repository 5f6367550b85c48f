import type { Ref, SubmitEvent } from 'react';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
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
  /** Why adding has failed. */
  problem?: string | null;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<TestimonialValues>) => void;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form for a new testimonial: the person's name and message.
 *
 * For new testimonials only; an existing one is edited in an EditTestimonialDialog.
 *
 * **Keyboard:** `Enter` in the name sends the form; in the message it begins a new line.
 *
 * **Screen reader:** 'Add Testimonial, form', and each field with its label, 'required' and the
 * line below it.
 */
export function TestimonialForm({
  values,
  isSending = false,
  problem = null,
  onChange,
  onSubmit,
  ref,
}: TestimonialFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }
  return (
    <FormCard ref={ref} method="post" onSubmit={submit} aria-label="Add Testimonial">
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
        limit={MAX_TEXT_LENGTH}
        value={values.message}
        readOnly={isSending}
        onChange={(message) => onChange({ message })}
        helperText="The site adds the quotation marks."
      />
      <FormProblem>{problem}</FormProblem>
      <div>
        <LoadingButton type="submit" size="large" isBusy={isSending}>
          Add Testimonial
        </LoadingButton>
      </div>
    </FormCard>
  );
}
