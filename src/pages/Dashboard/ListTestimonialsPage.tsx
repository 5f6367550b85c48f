import { bin } from '#contracts/bin.ts';
import { kinds } from '#contracts/content.ts';
import { hasMessage, type Testimonial } from '#contracts/testimonial.ts';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { requestJson } from '#src/api/client.ts';
import { EditDialog } from '#src/components/forms/EditDialog.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import { paths } from '#src/pageTable.ts';
import type { ServerProps } from '../ServerProps.ts';
import type { EditorProps } from './LoadedResource.tsx';
import { ResourceList } from './ResourceList.tsx';
import { TestimonialTable } from './TestimonialTable.tsx';
import { useEditForm } from './useEditForm.tsx';
import { byMonth } from './useListFilters.tsx';

/** Edits the message, which may be empty: then no visitor sees it. The name is read-only. */
function EditTestimonial(props: EditorProps<Testimonial>) {
  const { entry } = props;
  const { values, onChange, ...form } = useEditForm(
    kinds.testimonials,
    { message: entry.message },
    props,
  );
  const field = fieldsOf({ ...form, values, onChange });
  return (
    <EditDialog title="Edit Testimonial" submitLabel="Update" {...form}>
      <Field label="Name" value={entry.name} helperText="The name cannot be changed." readOnly />
      <Field
        label="Message"
        rows={6}
        maxRows={16}
        limit={MAX_TEXT_LENGTH}
        helperText="Without a message it is not on the site."
        autoFocus
        {...field('message')}
      />
    </EditDialog>
  );
}

const putBack = ({ _id }: Testimonial) => requestJson(bin.testimonials.putBack, { id: _id });

/** All testimonials, newest first, to edit and to delete. */
export default function ListTestimonialsPage({
  hasServer = import.meta.env.HAS_SERVER,
}: ServerProps) {
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
