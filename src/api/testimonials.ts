import { callEndpoint, sendTo } from './client.ts';
import { endpoints, type NewTestimonial, type Testimonial } from './contract.ts';
import { type Answer, askOrRecall, recallAnswer } from './lastKnown.ts';

/** Adds a testimonial and logs what the server made of it. */
export async function createTestimonial(
  { name, message }: NewTestimonial,
  signal?: AbortSignal,
): Promise<void> {
  const data = await sendTo(endpoints.createTestimonial, { body: { name, message }, signal });
  console.info('Testimonial created:', data);
}

/** All testimonials, in the server's order: newest first. */
export function listTestimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  return callEndpoint(endpoints.listTestimonials, { signal });
}

/** As `listTestimonials`; where the server is not reached, as it was last. For visitors, not the office. */
export function askForTestimonials(signal: AbortSignal): Promise<Answer<Testimonial[]>> {
  const { path, answer } = endpoints.listTestimonials;
  const recall = () => recallAnswer(path, answer);
  return askOrRecall({ path, ask: listTestimonials, recall }, signal);
}

/** Sends the whole testimonial with its new message; returns it as the server has it now. */
export function updateTestimonial(
  testimonial: Testimonial,
  signal?: AbortSignal,
): Promise<Testimonial> {
  return callEndpoint(endpoints.updateTestimonial, {
    id: testimonial._id,
    body: testimonial,
    signal,
  });
}

/** Deletes a testimonial for good. */
export async function deleteTestimonial(id: string, signal?: AbortSignal): Promise<void> {
  await sendTo(endpoints.deleteTestimonial, { id, signal });
}
