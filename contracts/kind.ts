/** A kind of entry, such as blogs: its name, and the endpoints that all kinds have. */
import {
  fallback,
  type GenericSchema,
  literal,
  minLength,
  nullable,
  optional,
  pipe,
  string,
} from 'valibot';
import { type Endpoint, listOf, messageSchema, notFound } from './endpoint.ts';

/** The fields of an entry that a request may send; undefined leaves a field as it is. */
export type Fields = Record<string, string | null | undefined>;

/** The id of an entry, of any server. */
export const entryId = pipe(string(), minLength(1, 'must not be empty'));

/** Marks an invented entry of the sample data. */
export const sampleMark = fallback(optional(literal(true)), undefined);

/** An endpoint that receives the fields of an entry. */
type WriteEndpoint<Body, Data> = Omit<Endpoint<Body, Data>, 'request'> & {
  readonly request: GenericSchema<Body, Fields>;
};

/** A kind of entry. `Entry` is what its endpoints return, `New` and `Update` what they receive. */
export interface Kind<Entry, New, Update> {
  /** In the plural: the name of the collection, and the first part of its paths. */
  readonly name: string;
  /** In the singular: 'blog'. */
  readonly noun: string;
  /** The field that names an entry in lists. */
  readonly nameField: string;
  /** Whether `updatedAt` says when an entry was last changed. */
  readonly hasUpdatedAt: boolean;
  /** An entry with every field, for page shells, tests and docs. */
  readonly example: Entry;
  readonly create: WriteEndpoint<New, Entry>;
  readonly list: Endpoint<unknown, Entry[]>;
  /** One entry; only of kinds that have a page for each. */
  readonly get?: Endpoint<unknown, Entry | null>;
  /** Only of kinds whose entries can be written before they are published. */
  readonly drafts?: DraftEndpoints<Entry, unknown>;
  readonly update: WriteEndpoint<Update, Entry>;
  readonly remove: Endpoint<unknown, { message: string }>;
}

/** The endpoints of the drafts of a kind, which only the server of this project has. */
interface DraftEndpoints<Entry, Draft> {
  readonly create: WriteEndpoint<Draft, Entry>;
  readonly list: Endpoint<unknown, Entry[]>;
  readonly get: Endpoint<unknown, Entry>;
  readonly update: WriteEndpoint<Draft, Entry>;
  readonly remove: Endpoint<unknown, { message: string }>;
  /** Makes an entry of a draft that has what a new entry needs. */
  readonly publish: Endpoint<unknown, Entry>;
  /** Makes a draft of an entry. */
  readonly takeBack: Endpoint<unknown, Entry>;
}

interface KindSchemas<Name extends string, Entry, New, Update>
  extends Pick<Kind<Entry, New, Update>, 'noun' | 'hasUpdatedAt' | 'example'> {
  readonly name: Name;
  readonly nameField: keyof Entry & string;
  readonly entry: GenericSchema<unknown, Entry>;
  readonly create: GenericSchema<New, Fields>;
  readonly update: GenericSchema<Update, Fields>;
}

/** The error of an id that a kind does not have: 'Blog not found'. */
export const entryNotFound = (noun: string) => notFound(capitalize(noun));

/**
 * Defines a collection: its name, its schemas, and the endpoints that every one has.
 *
 * @example
 * export const events = defineKind({
 *   name: 'events',
 *   noun: 'event',
 *   nameField: 'title',
 *   hasUpdatedAt: false,
 *   example: { _id: '68e0a1b2c3d4e5f60718293c', title: 'Title' },
 *   entry: object({ _id: entryId, title: text, _sample: sampleMark }),
 *   create: object({ title: newRequiredText }),
 *   update: object({ title: optional(newRequiredText) }),
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
      action: `added a ${noun}`,
      request: create,
      response: entry,
    },
    list: {
      method: 'GET',
      path: `/${name}/get`,
      status: 200,
      access: 'public',
      response: listOf(entry),
    },
    update: {
      method: 'PUT',
      path: `/${name}/update/:id`,
      status: 200,
      access: 'editor',
      action: `changed a ${noun}`,
      request: update,
      response: entry,
      errors,
    },
    remove: {
      method: 'DELETE',
      path: `/${name}/delete/:id`,
      status: 200,
      access: 'editor',
      action: `deleted a ${noun}`,
      response: messageSchema,
      message: `${capitalize(noun)} deleted`,
      errors,
    },
  } satisfies Kind<Entry, New, Update>;
}

/** Defines the endpoint of one entry, for a kind whose entries have a page each. */
export function defineGet<Entry>({
  name,
  noun,
  entry,
}: Pick<KindSchemas<string, Entry, unknown, unknown>, 'name' | 'noun' | 'entry'>) {
  return {
    method: 'GET',
    path: `/${name}/get/:id`,
    status: 200,
    access: 'public',
    // For an unknown id a server should respond with 404; null means the same.
    response: nullable(entry),
    errors: [entryNotFound(noun)],
  } satisfies Endpoint<unknown, Entry | null>;
}

/** The error of a draft that does not exist, or is published. */
export const draftNotFound = notFound('Draft');

/** Defines the endpoints of the drafts of a kind. A draft may lack what a new entry needs. */
export function defineDrafts<Entry, Draft>({
  name,
  noun,
  entry,
  create,
  update,
}: Pick<
  KindSchemas<string, Entry, Draft, Draft>,
  'name' | 'noun' | 'entry' | 'create' | 'update'
>) {
  const path = `/drafts/${name}` as const;
  const one = { status: 200, access: 'editor', errors: [draftNotFound] } as const;
  return {
    create: {
      method: 'POST',
      path: `${path}/create`,
      status: 201,
      access: 'editor',
      acceptsIdempotencyKey: true,
      action: `saved a draft of a ${noun}`,
      request: create,
      response: entry,
    },
    list: {
      description: 'All drafts, newest first.',
      method: 'GET',
      path: `${path}/get`,
      status: 200,
      access: 'editor',
      response: listOf(entry),
    },
    get: { ...one, method: 'GET', path: `${path}/get/:id`, response: entry },
    update: {
      ...one,
      method: 'PUT',
      path: `${path}/update/:id`,
      action: `changed a draft of a ${noun}`,
      request: update,
      response: entry,
    },
    remove: {
      ...one,
      description: 'Puts it into the bin.',
      method: 'DELETE',
      path: `${path}/delete/:id`,
      action: `deleted a draft of a ${noun}`,
      response: messageSchema,
      message: 'Draft deleted',
    },
    publish: {
      ...one,
      description: `Makes it a ${noun} that everybody sees, with the same id. It must have what a new ${noun} needs.`,
      method: 'PUT',
      path: `${path}/publish/:id`,
      action: `published a ${noun}`,
      response: entry,
      errors: [{ status: 400, message: 'title must not be empty' }, draftNotFound],
    },
    takeBack: {
      ...one,
      description: `Makes a draft of a ${noun}, with the same id. At its address it is not found until it is published again.`,
      method: 'PUT',
      path: `/${name}/take-back/:id`,
      action: `took back a ${noun}`,
      response: entry,
      errors: [entryNotFound(noun)],
    },
  } satisfies DraftEndpoints<Entry, Draft>;
}

const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
