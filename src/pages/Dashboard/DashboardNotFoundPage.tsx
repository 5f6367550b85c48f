import { site } from '#brand/site.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { allPages, paths } from '#src/pageTable.ts';

/** The page for an unknown URL below the dashboard. */
export default function DashboardNotFoundPage() {
  return (
    <>
      <title>{`Page not found · ${site.name}`}</title>
      <ErrorState
        heading="Page not found"
        message="Unexpected Application Error: 404 Not Found"
        advice="The dashboard has no such page. Check the address, or try one of these:"
        links={[
          { label: 'Admin Dashboard', href: paths.dashboard },
          ...allPages.flatMap(({ label, path, lists }) =>
            label && lists ? [{ label, href: path }] : [],
          ),
        ]}
      />
    </>
  );
}
