import { memo } from 'react';
import { kinds } from '#contracts/content.ts';
import type { Testimonial } from '#contracts/testimonials.ts';
import { deleteTestimonial, listTestimonials } from '#src/api/testimonials.ts';
import { TestimonialTable } from '#src/components/testimonial/TestimonialTable.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { EditTestimonial } from './EditTestimonial.tsx';
import { type ResourceItemsProps, ResourceList } from './ResourceList.tsx';
import { useIncrementalList } from './useIncrementalList.ts';

const Testimonials = memo(function Testimonials({
  entries,
  onEdit,
  onDelete,
}: ResourceItemsProps<Testimonial>) {
  const { shown, showMore } = useIncrementalList(entries);
  return (
    <>
      <TestimonialTable testimonials={shown} onEdit={onEdit} onDelete={onDelete} />
      <ShowMore shown={shown.length} total={entries.length} onShowMore={showMore} />
    </>
  );
});

/** All testimonials, newest first, to edit and to delete. */
export default function ListTestimonialsPage() {
  return (
    <ResourceList
      kind={kinds.testimonials}
      load={listTestimonials}
      remove={deleteTestimonial}
      getName={(testimonial) => testimonial.name}
      getSearchText={getSearchText}
      Entries={Testimonials}
      Editor={EditTestimonial}
    />
  );
}

function getSearchText({ name, message }: Testimonial): readonly string[] {
  return [name, message];
}
