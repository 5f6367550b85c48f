/** A kind of entry, such as blogs: its name, and the endpoints that all kinds have. */
import * as v from 'valibot';
import { described, type Endpoint, listOf, notFound, responds } from './endpoint.ts';
import { capitalize, entryNotFound, text } from './entry.ts';

/** A noun after its article: 'a blog', 'an event'. */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The fields of an entry that a request may send; undefined leaves a field as it is. */
export type Fields = Record<string, string | null | undefined>;

/** The version that an update changes, so that it overwrites no later one. */
export const version = described(
  v.nullish(v.union([v.literal(''), v.pipe(text, v.isoTimestamp())], 'must be a time, or empty')),
  "The `updatedAt` of the entry as it was read, '' if it had none. Without it the update overwrites whatever there is.",
);

/** The error of an update whose entry was changed since it was read. */
export const changedMeanwhile = (noun: string) =>
  ({
    status: 409,
    message: `Someone else has changed this ${noun} since you opened it.`,
  }) as const;

/** A kind of entry. `Entry` is what its endpoints return, `New` and `Update` what they receive. */
export interface Kind<Entry, New, Update>
  extends Omit<ReturnType<typeof defineKind<string, Entry, New, Update>>, 'nameField'> {
  /** The field that names an entry in lists. */
  readonly nameField: string;
  /** One entry; only of kinds that have a page for each. */
  readonly get?: Endpoint<unknown, Entry | null>;
  /** Only of kinds whose entries can be written before they are published. */
  readonly drafts?: ReturnType<typeof defineDrafts<Entry, unknown>>;
}

interface KindSchemas<Name extends string, Entry, New, Update> {
  /** In the plural: the name of the collection, and the first part of its paths. */
  readonly name: Name;
  /** In the singular: 'blog'. */
  readonly noun: string;
  readonly nameField: keyof Entry & string;
  /**
   * True if a list shows the entry of an update's response, so every field must be in it; otherwise
   * the list shows what was sent.
   */
  readonly readsUpdated?: boolean;
  /** An entry with every field, for page shells, tests and docs. */
  readonly example: Entry;
  readonly list: Endpoint<unknown, Entry[]>;
  readonly entry: v.GenericSchema<unknown, Entry>;
  readonly create: v.GenericSchema<New, Fields>;
  readonly update: v.GenericSchema<Update, Fields>;
}

/**
 * Defines a collection: its name, its schemas, and the endpoints that every one has.
 * Its update needs a required field, because a schema without one would accept an array.
 *
 * @example
 * export const events = defineKind({
 *   name: 'events',
 *   noun: 'event',
 *   nameField: 'title',
 *   example: { _id: '68e0a1b2c3d4e5f60718293c', title: 'Title', updatedAt: '2025-10-06T06:30:00.000Z' },
 *   entry: eventSchema,
 *   list: defineList('events', eventSchema),
 *   create: v.object({ title: newRequiredText }),
 *   update: v.object({ title: newRequiredText, version }),
 * });
 */
export function defineKind<const Name extends string, Entry, New, Update>({
  entry,
  create,
  update,
  ...kind
}: KindSchemas<Name, Entry, New, Update>) {
  const { name, noun } = kind;
  const errors = [entryNotFound(noun)];
  return {
    ...kind,
    create: {
      method: 'POST',
      path: `/${name}/create`,
      status: 201,
      access: 'editor',
      acceptsIdempotencyKey: true,
      action: `added ${withArticle(noun)}`,
      request: create,
      response: entry,
    },
    update: {
      method: 'PUT',
      path: `/${name}/update/:id`,
      access: 'editor',
      action: `changed ${withArticle(noun)}`,
      request: update,
      response: entry,
      errors: [...errors, changedMeanwhile(noun)],
    },
    remove: {
      method: 'DELETE',
      path: `/${name}/delete/:id`,
      access: 'editor',
      action: `deleted ${withArticle(noun)}`,
      ...responds(`${capitalize(noun)} deleted`),
      errors,
    },
  } as const;
}

/** The error of a draft that does not exist, or is published. */
export const draftNotFound = notFound('Draft');

/** Defines the endpoints of the drafts of a kind. A draft may lack what a new entry needs. */
export function defineDrafts<Entry, Draft>(
  kind: Pick<
    KindSchemas<string, Entry, Draft, Draft>,
    'name' | 'noun' | 'entry' | 'create' | 'update'
  >,
) {
  const { name, noun, entry, create, update } = kind;
  const path = `/drafts/${name}` as const;
  const one = { access: 'editor', errors: [draftNotFound] } as const;
  return {
    create: {
      method: 'POST',
      path: `${path}/create`,
      status: 201,
      access: 'editor',
      acceptsIdempotencyKey: true,
      action: `saved a draft of ${withArticle(noun)}`,
      request: create,
      response: entry,
    },
    list: {
      description: 'All drafts, newest first.',
      method: 'GET',
      path: `${path}/get`,
      access: 'editor',
      response: listOf(entry),
    },
    get: { ...one, method: 'GET', path: `${path}/get/:id`, response: entry },
    update: {
      ...one,
      method: 'PUT',
      path: `${path}/update/:id`,
      action: `changed a draft of ${withArticle(noun)}`,
      request: update,
      response: entry,
      errors: [draftNotFound, changedMeanwhile('draft')],
    },
    remove: {
      ...one,
      description: 'Puts it into the bin.',
      method: 'DELETE',
      path: `${path}/delete/:id`,
      action: `deleted a draft of ${withArticle(noun)}`,
      ...responds('Draft deleted'),
    },
    publish: {
      ...one,
      description: `Makes it ${withArticle(noun)} that everybody sees, with the same id. It must have what a new ${noun} needs.`,
      method: 'PUT',
      path: `${path}/publish/:id`,
      action: `published ${withArticle(noun)}`,
      response: entry,
      errors: [{ status: 400, message: 'title must not be empty' }, draftNotFound],
    },
    takeBack: {
      ...one,
      description: `Makes a draft of ${withArticle(noun)}, with the same id. At its address it is not found until it is published again.`,
      method: 'PUT',
      // The audit log has this path, so it stays.
      path: `/${name}/take-back/:id`,
      action: `unpublished ${withArticle(noun)}`,
      response: entry,
      errors: [entryNotFound(noun)],
    },
  } as const;
}
