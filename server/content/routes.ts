import type { GenericSchema } from 'valibot';
import { type ContentEndpointName, contentEndpoints } from '#contracts/content.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { createIds } from '#contracts/ids.ts';
import { HttpError, messageResponse } from '../api/responses.ts';
import type { Route } from '../api/routing.ts';
import { parseJson, validate } from '../api/validation.ts';
import {
  type CollectionName,
  type ContentStore,
  deletedMessage,
  type Fields,
  notFoundMessage,
} from './store.ts';

type Run = Route['run'];
type WithBody = Omit<Endpoint<unknown, unknown>, 'request'> & {
  request: GenericSchema<unknown, Fields>;
};

/**
 * The nine contentEndpoints of the contract below `basePath`, for the server and for the mock backend. Only
 * reading is public.
 */
export function contentRoutes(store: ContentStore, basePath = '/api'): Route[] {
  const newId = createIds(Date.now);

  const create = (collection: CollectionName, { request, status }: WithBody): Run => {
    return async ({ body }) => {
      const entity = { _id: newId(), ...validate(request, parseJson(body)) };
      await store.insert(collection, entity);
      return Response.json(entity, { status });
    };
  };

  /** Keeps the response until the content changes: it is the same for everyone. */
  const list = (collection: CollectionName): Run => {
    let kept: { readonly version: number; readonly json: Uint8Array<ArrayBuffer> } | undefined;
    return async () => {
      // Before the list, which may be newer than its version, but never older.
      const version = await store.version?.();
      if (version === undefined) return Response.json(await store.list(collection));
      if (kept?.version !== version) {
        const json = JSON.stringify(await store.list(collection));
        kept = { version, json: new TextEncoder().encode(json) };
      }
      return new Response(kept.json, { headers: { 'Content-Type': 'application/json' } });
    };
  };

  const show = (collection: CollectionName): Run => {
    return async ({ id }) => Response.json(found(collection, await store.find(collection, id)));
  };

  /** Fields that were not sent stay as they are. */
  const update = (collection: CollectionName, { request }: WithBody): Run => {
    return async ({ body, id }) => {
      const fields = validate(request, parseJson(body));
      return Response.json(found(collection, await store.update(collection, id, fields)));
    };
  };

  const remove = (collection: CollectionName): Run => {
    return async ({ id }) => {
      found(collection, (await store.remove(collection, id)) || undefined);
      return messageResponse(200, deletedMessage(collection));
    };
  };

  const route = ({ method, path }: Pick<Route, 'method' | 'path'>, run: Run): Route => ({
    method,
    path: basePath + path,
    access: method === 'GET' ? 'public' : 'editor',
    run,
  });
  const {
    createTestimonial,
    listTestimonials,
    updateTestimonial,
    deleteTestimonial,
    createBlog,
    listBlogs,
    getBlog,
    updateBlog,
    deleteBlog,
  } = contentEndpoints;
  return Object.values({
    createTestimonial: route(createTestimonial, create('testimonials', createTestimonial)),
    listTestimonials: route(listTestimonials, list('testimonials')),
    updateTestimonial: route(updateTestimonial, update('testimonials', updateTestimonial)),
    deleteTestimonial: route(deleteTestimonial, remove('testimonials')),
    createBlog: route(createBlog, create('blogs', createBlog)),
    listBlogs: route(listBlogs, list('blogs')),
    getBlog: route(getBlog, show('blogs')),
    updateBlog: route(updateBlog, update('blogs', updateBlog)),
    deleteBlog: route(deleteBlog, remove('blogs')),
  } satisfies Record<ContentEndpointName, Route>);
}

function found<T>(collection: CollectionName, entity: T | undefined): T {
  if (entity === undefined) throw new HttpError(404, notFoundMessage(collection));
  return entity;
}
