import { contentEndpoints } from '#contracts/content.ts';
import type { NewTestimonial, Testimonial } from '#contracts/testimonials.ts';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { request, requestJson } from './client.ts';
import { idempotencyHeader } from './idempotencyKey.ts';
import { networkFirst } from './offlineCache.ts';
import { usePublicQuery } from './usePublicQuery.ts';

/** All testimonials, newest first, for the public pages. */
export function useTestimonials() {
  const { lists } = usePrerenderedData();
  return usePublicQuery(
    'testimonials',
    (signal) => networkFirst(contentEndpoints.listTestimonials, { signal }),
    lists?.testimonials,
  );
}

/** Fetches all testimonials, newest first. */
export const listTestimonials = (signal: AbortSignal) =>
  requestJson(contentEndpoints.listTestimonials, { signal });

/** Adds a testimonial, unless a request with this key has added it, and logs the response. */
export async function createTestimonial(testimonial: NewTestimonial, key: string): Promise<void> {
  const options = { body: testimonial, headers: idempotencyHeader(key) };
  const data = await request(contentEndpoints.createTestimonial, options);
  console.info('Testimonial created:', data);
}

/** Sends the whole testimonial and returns the updated one. */
export async function updateTestimonial(testimonial: Testimonial): Promise<Testimonial> {
  const options = { id: testimonial._id, body: testimonial };
  return (await requestJson(contentEndpoints.updateTestimonial, options)).data;
}

/** Deletes a testimonial permanently. */
export const deleteTestimonial = (id: string) =>
  request(contentEndpoints.deleteTestimonial, { id });
