/** The fields of an entry that any server sends, and the endpoints that read entries. */
import * as v from 'valibot';
import { listOf, notFound } from './endpoint.ts';

/** The id of an entry, of any server. */
export const entryId = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

/** Any text, also an empty one. */
export const text = v.string('must be text');

/** An optional field of an entry: null or a blank text counts as missing. */
export const optionalField = v.pipe(
  v.nullish(text),
  v.transform((value) => (value?.trim() ? value : undefined)),
);

/** A time in ISO 8601 that some servers send. Another format counts as missing. */
export const optionalTime = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined);

/** An ISO day. Another format counts as missing. */
export const optionalDay = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** Marks an invented entry of the sample data. */
export const sampleMark = v.fallback(v.optional(v.literal(true)), undefined);

/** The error of an id that a kind does not have: 'Blog not found'. */
export const entryNotFound = (noun: string) => notFound(capitalize(noun));

/** 'Blog' of 'blog'. */
export const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Defines the endpoint that returns every entry of a collection, newest first. */
export const defineList = <const Name extends string, Entry>(
  name: Name,
  entry: v.GenericSchema<unknown, Entry>,
) =>
  ({
    method: 'GET',
    path: `/${name}/get`,
    access: 'public',
    response: listOf(entry),
  }) as const;
