import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard, type FormCardProps } from '#src/components/forms/FormCard.tsx';

type TestimonialValues = {
  readonly name: string;
  readonly message: string;
};

interface TestimonialFormProps extends FormCardProps {
  /** The text of the fields. */
  values: TestimonialValues;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<TestimonialValues>) => void;
}

/**
 * A form for a new testimonial: the person's name and message.
 *
 * For new testimonials only; an existing one is edited in an EditTestimonialDialog.
 */
export function TestimonialForm({ values, onChange, ...frame }: TestimonialFormProps) {
  const isSending = frame.isSending ?? false;
  return (
    <FormCard title="Add Testimonial" {...frame}>
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
    </FormCard>
  );
}
