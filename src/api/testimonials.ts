import { hasMessage, listTestimonials } from '#contracts/testimonial.ts';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { networkFirst } from './offlineCache.ts';
import { usePublicQuery } from './usePublicQuery.ts';

/** The testimonials for the public pages, newest first. */
export function useTestimonials() {
  const { lists } = usePrerenderedData();
  const query = usePublicQuery(
    'testimonials',
    (signal) => networkFirst(listTestimonials, { signal }),
    lists?.testimonials,
  );
  return { ...query, data: query.data?.filter(hasMessage) };
}
