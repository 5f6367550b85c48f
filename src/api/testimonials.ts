import { listTestimonials } from '#contracts/testimonial.ts';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { networkFirst } from './offlineCache.ts';
import { usePublicQuery } from './usePublicQuery.ts';

/** All testimonials, newest first, for the public pages. */
export function useTestimonials() {
  const { lists } = usePrerenderedData();
  return usePublicQuery(
    'testimonials',
    (signal) => networkFirst(listTestimonials, { signal }),
    lists?.testimonials,
  );
}
