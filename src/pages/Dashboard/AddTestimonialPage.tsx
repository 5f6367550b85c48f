import { kinds } from '#contracts/content.ts';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import { paths } from '#src/pageTable.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { useAddForm } from './useAddForm.ts';

/** The form that adds a testimonial. */
export default function AddTestimonialPage() {
  const { draft, form, added, starts, focusForm } = useAddForm(kinds.testimonials, {
    name: '',
    message: '',
  });
  const { values, onChange, ...frame } = form;
  const field = fieldsOf({ ...frame, values, onChange });
  return (
    <DashboardScreen
      heading="Add Testimonial"
      lead="It appears on the public site as soon as you add it."
    >
      {added && (
        <AddedNotice
          name={`What ${added.values.name} says`}
          href={paths.testimonials}
          onWriteAnother={focusForm}
        />
      )}
      <KeptDraft {...draft} />
      <FormCard key={starts} title="Add Testimonial" {...frame}>
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
    </DashboardScreen>
  );
}
