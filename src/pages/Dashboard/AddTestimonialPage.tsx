import { kinds } from '#contracts/content.ts';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';
import { paths } from '#src/pageTable.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { useAddForm } from './useAddForm.ts';

/** The form that adds a testimonial. */
export default function AddTestimonialPage() {
  const { draft, form, added, focusForm } = useAddForm(kinds.testimonials, {
    name: '',
    message: '',
  });
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
      <TestimonialForm {...form} />
    </DashboardScreen>
  );
}
