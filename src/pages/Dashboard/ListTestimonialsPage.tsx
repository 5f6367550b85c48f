import { memo } from 'react';
import type { Testimonial } from '#src/api/contract.ts';
import { deleteTestimonial, listTestimonials } from '#src/api/testimonials.ts';
import { ShowMore } from '#src/components/ShowMore.tsx';
import { TestimonialTable } from '#src/components/TestimonialTable.tsx';
import { EditTestimonial } from './EditTestimonial.tsx';
import { type EntriesProps, EntryList } from './EntryList.tsx';
import { useShownPart } from './useShownPart.ts';

const texts = {
  loading: 'Loading testimonials...',
  empty: 'No testimonials found.',
  fetchFailure: 'Failed to fetch testimonials',
  unavailable: 'The testimonials could not be loaded.',
  search: 'Search testimonials',
  noMatch: 'No testimonial holds these words.',
  question: 'Are you sure you want to delete this testimonial?',
  deleted: 'Testimonial deleted successfully',
  deleteFailure: 'Failed to delete testimonial',
};

const Testimonials = memo(function Testimonials({
  entries,
  onEdit,
  onDelete,
}: EntriesProps<Testimonial>) {
  const { shown, showMore } = useShownPart(entries);
  return (
    <>
      <TestimonialTable testimonials={shown} onEdit={onEdit} onDelete={onDelete} />
      <ShowMore shown={shown.length} total={entries.length} onShowMore={showMore} />
    </>
  );
});

/** All testimonials, newest first, to edit and to delete. */
export function ListTestimonialsPage() {
  return (
    <EntryList
      heading="List of Testimonials"
      texts={texts}
      load={listTestimonials}
      remove={deleteTestimonial}
      nameOf={(testimonial) => testimonial.name}
      textsOf={searchedTexts}
      Entries={Testimonials}
      Editor={EditTestimonial}
    />
  );
}

function searchedTexts({ name, message }: Testimonial): readonly string[] {
  return [name, message];
}
