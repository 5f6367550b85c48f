import { http, type RequestHandler } from 'msw';
import { emailEndpoint } from '#contracts/contact.ts';
import { type ContentEndpointName, contentEndpoints } from '#contracts/content.ts';
import type { ContentStore } from '#server/content/store.ts';
import { createBackend } from '../backend/backend.ts';

/** Every call of the site: the nine contentEndpoints, and the e-mail service. */
export type CallName = ContentEndpointName | 'sendContactMessage';

type Method = 'get' | 'post' | 'put' | 'delete';
type Call = { method: Method; url: string };

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Every call as MSW matches it, for an API at `baseUrl`, which is a path or a URL. */
export function callsTo(baseUrl: string): Record<CallName, Call> {
  const call = ({ method, path }: { method: keyof typeof methods; path: string }): Call => ({
    method: methods[method],
    url: baseUrl + path,
  });
  return {
    createTestimonial: call(contentEndpoints.createTestimonial),
    listTestimonials: call(contentEndpoints.listTestimonials),
    updateTestimonial: call(contentEndpoints.updateTestimonial),
    deleteTestimonial: call(contentEndpoints.deleteTestimonial),
    createBlog: call(contentEndpoints.createBlog),
    listBlogs: call(contentEndpoints.listBlogs),
    getBlog: call(contentEndpoints.getBlog),
    updateBlog: call(contentEndpoints.updateBlog),
    deleteBlog: call(contentEndpoints.deleteBlog),
    // At any origin, so that no test ever sends to the real service.
    sendContactMessage: { method: 'post', url: `*${emailEndpoint.path}` },
  };
}

/**
 * MSW handlers for every call, over one store. The last handler responds to everything else below
 * the base as the server does: 404, or 405 for a method that an endpoint does not have.
 */
export function createHandlers(store: ContentStore, { baseUrl = '/api' } = {}): RequestHandler[] {
  const { pathname } = new URL(baseUrl, 'http://localhost');
  const backend = createBackend(store, { basePath: pathname });
  const respond = ({ request }: { request: Request }) => backend(request);
  return [
    ...Object.values(callsTo(baseUrl)).map(({ method, url }) => http[method](url, respond)),
    http.all(`${baseUrl}/*`, respond),
  ];
}
