import { bin } from '#contracts/bin.ts';
import { kinds } from '#contracts/content.ts';
import { hasMessage, type Testimonial } from '#contracts/testimonial.ts';
import { requestJson } from '#src/api/client.ts';
import { EditTestimonialDialog } from '#src/components/testimonial/EditTestimonialDialog.tsx';
import { TestimonialTable } from '#src/components/testimonial/TestimonialTable.tsx';
import { paths } from '#src/pageTable.ts';
import { type EditorProps, ResourceList } from './ResourceList.tsx';
import { versionOf } from './useConflict.tsx';
import { useEditForm } from './useEditForm.tsx';
import { byMonth } from './useListFilters.tsx';

function EditTestimonial(props: EditorProps<Testimonial>) {
  const { entry } = props;
  const form = useEditForm(
    kinds.testimonials,
    { message: entry.message },
    props,
    async ({ message }, testimonial) => {
      const body = { ...testimonial, message, version: versionOf(testimonial) };
      return (await requestJson(kinds.testimonials.update, { id: entry._id, body })).data;
    },
  );
  return <EditTestimonialDialog name={entry.name} {...form} />;
}

const putBack = ({ _id }: Testimonial) => requestJson(bin.testimonials.putBack, { id: _id });

interface ListTestimonialsPageProps {
  /** True if there is a server, which has a bin. */
  hasServer?: boolean;
}

/** All testimonials, newest first, to edit and to delete. */
export default function ListTestimonialsPage({
  hasServer = import.meta.env.HAS_SERVER,
}: ListTestimonialsPageProps) {
  return (
    <ResourceList
      kind={kinds.testimonials}
      putBack={hasServer ? putBack : undefined}
      getSearchText={getSearchText}
      filters={filters}
      getHref={getHref}
      addHref={paths.addTestimonial}
      Entries={TestimonialTable}
      Editor={EditTestimonial}
    />
  );
}

const filters = [byMonth];

const getHref = (testimonial: Testimonial) =>
  hasMessage(testimonial) ? paths.testimonials : undefined;

function getSearchText({ name, message }: Testimonial): readonly string[] {
  return [name, message];
}
