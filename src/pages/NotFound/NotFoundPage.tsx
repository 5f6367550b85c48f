import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';

/** The page for an unknown URL. */
export default function NotFoundPage() {
  return (
    <>
      <PageMeta title="Page not found" />
      <ErrorState
        heading="Page not found"
        message="Unexpected Application Error: 404 Not Found"
        advice="We couldn’t find that page. Check the address, or try one of these:"
        links={[
          { label: 'Home', href: paths.home },
          { label: 'Blogs', href: paths.blogs },
          ...(canCompare ? [{ label: 'Compare countries', href: paths.compare }] : []),
          { label: 'Contact', href: paths.contact },
        ]}
      />
    </>
  );
}
