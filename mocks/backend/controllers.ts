import type { GenericSchema } from 'valibot';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/contract.ts';
import { deletedMessage, HttpError, messageResponse, notFoundMessage } from './responses.ts';
import type { CollectionName, Entity, Store } from './store.ts';
import { parseJson, validate } from './validation.ts';

/** What a controller works with: the request, the id in its path, and the backend's store and ids. */
export type Context = {
  request: Request;
  body: Uint8Array<ArrayBuffer>;
  id: string;
  store: Store;
  newId: () => string;
};

/** A route of the backend, and the function that handles it. */
export type Controller = {
  method: string;
  path: string;
  run: (context: Context) => Response | Promise<Response>;
};

type Fields = Record<string, string | null | undefined>;
type WithBody = Omit<Endpoint<unknown, unknown>, 'request'> & {
  request: GenericSchema<unknown, Fields>;
};

/** The controller of each endpoint of the contract. */
export const controllers: Record<EndpointName, Controller> = {
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

function create(
  collection: CollectionName,
  { method, path, status, request }: WithBody,
): Controller {
  const run = ({ body, store, newId }: Context) => {
    const entity = { _id: newId(), ...validate(request, parseJson(body)) };
    store.insert(collection, entity);
    return Response.json(entity, { status });
  };
  return { method, path, run };
}

/** Newest first: ids begin with the time. */
function list(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Controller {
  const byAge = (a: Entity, b: Entity) => (a._id < b._id ? 1 : -1);
  const run = ({ store }: Context) =>
    Response.json(store.list(collection).toSorted(byAge), { status });
  return { method, path, run };
}

function show(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Controller {
  const run = ({ store, id }: Context) => Response.json(find(store, collection, id), { status });
  return { method, path, run };
}

/** Fields that were not sent stay as they are. */
function update(
  collection: CollectionName,
  { method, path, status, request }: WithBody,
): Controller {
  const run = ({ body, store, id }: Context) => {
    const fields = validate(request, parseJson(body));
    const entity = { ...find(store, collection, id), ...fields };
    store.replace(collection, entity);
    return Response.json(entity, { status });
  };
  return { method, path, run };
}

function remove(
  collection: CollectionName,
  { method, path, status }: Endpoint<unknown, unknown>,
): Controller {
  const run = ({ store, id }: Context) => {
    find(store, collection, id);
    store.remove(collection, id);
    return messageResponse(status, deletedMessage(collection));
  };
  return { method, path, run };
}

function find(store: Store, collection: CollectionName, id: string): Entity {
  const entity = store.find(collection, id);
  if (!entity) throw new HttpError(404, notFoundMessage(collection));
  return entity;
}
