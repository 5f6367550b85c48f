import { is, literal, object, string } from 'valibot';

/** db.json marks its invented people with `_sample`, a field that the contract does not have. */
const sampleEntry = object({ _id: string(), _sample: literal(true) });

/** The ids of the sample entries that the API has sent. */
const sampleIds = new Set<string>();

/** Remembers the sample entries of a response. Not part of production builds. */
export function rememberSamples(response: unknown): void {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response];
  for (const entry of entries) if (is(sampleEntry, entry)) sampleIds.add(entry._id);
}

/** Whether an entry is a sample; always false in production builds. */
export const isSample = (id: string): boolean =>
  Boolean(import.meta.env.SHOWS_SAMPLES) && sampleIds.has(id);
