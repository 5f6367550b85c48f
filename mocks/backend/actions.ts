import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue, type Endpoint, type EndpointName, endpoints } from '#src/api/contract.ts';
import { json, notice, Refusal } from './answers.ts';
import { readJson } from './body.ts';
import type { CollectionName, Entity, Store } from './store.ts';

/** What an action has to work with: the request, the id in its path, and the backend's tools. */
export type Context = { request: Request; id: string; store: Store; newId: () => string };

/** Where an action is reached and what it does. */
export type Action = {
  method: string;
  path: string;
  run: (context: Context) => Response | Promise<Response>;
};

type Fields = Record<string, string | null | undefined>;
type WithBody = Omit<Endpoint<unknown, unknown>, 'request'> & {
  request: GenericSchema<unknown, Fields>;
};

const nouns: Record<CollectionName, string> = { testimonials: 'Testimonial', blogs: 'Blog' };

/** What each endpoint of the contract does. */
export const actions: Record<EndpointName, Action> = {
  createTestimonial: create('testimonials', endpoints.createTestimonial),
  listTestimonials: list('testimonials', endpoints.listTestimonials),
  updateTestimonial: update('testimonials', endpoints.updateTestimonial),
  deleteTestimonial: remove('testimonials', endpoints.deleteTestimonial),
  createBlog: create('blogs', endpoints.createBlog),
  listBlogs: list('blogs', endpoints.listBlogs),
  getBlog: show('blogs', endpoints.getBlog),
  updateBlog: update('blogs', endpoints.updateBlog),
  deleteBlog: remove('blogs', endpoints.deleteBlog),
};

function create(collection: CollectionName, { method, path, status, request }: WithBody): Action {
  const run = async (context: Context) => {
    const fields = check(request, await readJson(context.request));
    const entity = { _id: context.newId(), ...fields };
    context.store.insert(collection, entity);
    await context.store.save();
    return json(status, entity);
  };
  return { method, path, run };
}

/** Newest first: ids begin with the time. */
function list(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Action {
  const byAge = (a: Entity, b: Entity) => (a._id < b._id ? 1 : -1);
  const run = ({ store }: Context) => json(status, store.list(collection).toSorted(byAge));
  return { method, path, run };
}

function show(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Action {
  const run = ({ store, id }: Context) => json(status, find(store, collection, id));
  return { method, path, run };
}

/** Fields that were not sent stay as they are. */
function update(collection: CollectionName, { method, path, status, request }: WithBody): Action {
  const run = async ({ store, id, ...context }: Context) => {
    const fields = check(request, await readJson(context.request));
    const entity = { ...find(store, collection, id), ...fields };
    store.replace(collection, entity);
    await store.save();
    return json(status, entity);
  };
  return { method, path, run };
}

function remove(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Action {
  const run = async ({ store, id }: Context) => {
    find(store, collection, id);
    store.remove(collection, id);
    await store.save();
    return notice(status, `${nouns[collection]} deleted`);
  };
  return { method, path, run };
}

function find(store: Store, collection: CollectionName, id: string): Entity {
  const entity = store.find(collection, id);
  if (!entity) throw new Refusal(404, `${nouns[collection]} not found`);
  return entity;
}

/** What the schema makes of the data, without fields it does not know; else refuses with 400. */
export function check<T>(schema: GenericSchema<unknown, T>, data: unknown): T {
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  throw new Refusal(400, describeIssue(result.issues[0]));
}
