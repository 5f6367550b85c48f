import { createTestimonial } from '#src/api/testimonials.ts';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { useAddForm } from './useAddForm.ts';

const EMPTY = { name: '', message: '' };

/** The form that adds a testimonial. */
export default function AddTestimonialPage() {
  const { draft, form } = useAddForm({
    noun: 'testimonial',
    empty: EMPTY,
    create: createTestimonial,
  });
  return (
    <DashboardScreen
      heading="Add Testimonial"
      lead="It appears on the public site as soon as you add it."
    >
      <DraftNotice {...draft} />
      <TestimonialForm {...form} />
    </DashboardScreen>
  );
}
