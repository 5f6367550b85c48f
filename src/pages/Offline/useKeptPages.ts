import { useEffect, useState } from 'react';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';

interface Page {
  readonly label: string;
  readonly href: string;
}

const all: readonly Page[] = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.about },
  { label: 'Contact', href: paths.contact },
  { label: 'Testimonials', href: paths.testimonials },
  { label: 'Blogs', href: paths.blogs },
  { label: 'Compare countries', href: paths.compare },
  ...destinations.map(({ slug, shortName }) => ({ label: shortName, href: paths.studyIn(slug) })),
  ...tests.map(({ slug, name }) => ({ label: name, href: paths.testPreparation(slug) })),
];

/** Those of the site's pages that the service worker has kept; none until it is known. */
export function useKeptPages(): readonly Page[] {
  const [kept, setKept] = useState<readonly Page[]>([]);
  useEffect(() => {
    // Where the browser keeps nothing, there is nothing to show.
    findKept().then(setKept, () => {});
  }, []);
  return kept;
}

async function findKept(): Promise<readonly Page[]> {
  const found = await Promise.all(all.map(({ href }) => caches.match(href, { ignoreVary: true })));
  return all.filter((_, place) => found[place]);
}
