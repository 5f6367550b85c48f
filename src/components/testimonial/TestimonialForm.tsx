import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard, type FormCardProps } from '#src/components/forms/FormCard.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';

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
 * For new testimonials only; an existing one is edited in a dialog.
 */
export function TestimonialForm({ values, onChange, ...frame }: TestimonialFormProps) {
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <FormCard title="Add Testimonial" {...frame}>
      <Field
        label="Name"
        required
        helperText="As it should appear under the quote."
        {...field('name')}
      />
      <Field
        label="Message"
        required
        rows={6}
        maxRows={20}
        limit={MAX_TEXT_LENGTH}
        helperText="The site adds the quotation marks."
        {...field('message')}
      />
    </FormCard>
  );
}
