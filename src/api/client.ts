import type { AxiosProgressEvent } from 'axios';
import { literal, number, object, optional, safeParse, string, unknown } from 'valibot';
import { describeIssue, type Endpoint, pathOf } from '#contracts/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

/** A response that is not JSON is an error: a host may send a page with status 200 for any path. */
const defaults = {
  baseURL: import.meta.env.VITE_API_BASE_URL || '/api',
  responseType: 'json',
  transitional: { silentJSONParsing: false },
} as const;

/** The header with a request's key. Empty for another origin, because of CORS. */
function keyHeader(key: string): Readonly<Record<string, string>> {
  const { baseURL } = defaults;
  const isOwn = baseURL.startsWith('/') || new URL(baseURL).origin === globalThis.location?.origin;
  return isOwn ? { [IDEMPOTENCY_KEY_HEADER]: `"${key}"` } : {};
}

/** Dispatched on the document when the server says that nobody is signed in. */
export const UNAUTHORIZED_EVENT = 'app:unauthorized';

export interface RequestOptions<Body = unknown> {
  /** The id in the path, for endpoints that have one. */
  id?: string;
  /** The parameters of the URL's query; those that are undefined are left out. */
  query?: Readonly<Record<string, string | undefined>>;
  body?: NoInfer<Body>;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** The same for a request that is sent again, so that it creates nothing twice. */
  idempotencyKey?: string;
  /** Default: 30 s. */
  timeoutMs?: number;
  onUploadProgress?: (event: AxiosProgressEvent) => void;
}

/** Calls an endpoint and returns any JSON, or null for an empty response. */
export async function request<Body>(
  endpoint: Endpoint<Body, unknown>,
  options: RequestOptions<Body> = {},
): Promise<unknown> {
  const { id, query, body, signal, headers, idempotencyKey, ...others } = options;
  const { timeoutMs = REQUEST_TIMEOUT_MS, ...config } = others;
  try {
    // Only now, so that no page waits for it to hydrate.
    const { default: axios } = await import('axios');
    const { data } = await axios.request<unknown>({
      ...defaults,
      ...config,
      method: endpoint.method,
      url: pathOf(endpoint, id),
      params: query,
      data: body,
      headers: { ...headers, ...(idempotencyKey && keyHeader(idempotencyKey)) },
      timeout: timeoutMs,
      ...(signal && { signal }),
    });
    return data === '' ? null : data;
  } catch (error) {
    // The build has no document.
    if (isUnauthorized(error)) globalThis.document?.dispatchEvent(new Event(UNAUTHORIZED_EVENT));
    throw error;
  }
}

/** Calls an endpoint. Rejects if the response does not match the contract. */
export async function requestJson<Body, Data>(
  endpoint: Endpoint<Body, Data>,
  options: RequestOptions<Body> = {},
): Promise<{ data: Data }> {
  const result = safeParse(endpoint.response, await request(endpoint, options));
  if (result.success) return { data: result.output };
  const call = `${endpoint.method} ${pathOf(endpoint, options.id)}`;
  const issue = describeIssue(result.issues[0]);
  const message = `${call} returned a response that does not match the contract: ${issue}`;
  console.error(message);
  throw new Error(message);
}

/** An error of axios, recognized without it. */
const axiosError = object({
  isAxiosError: literal(true),
  response: optional(object({ status: number(), data: unknown() })),
});

const errorResponse = object({ message: string() });

/** The response that a call failed with, if one has arrived. */
function responseOf(error: unknown) {
  const result = safeParse(axiosError, error);
  return result.success ? result.output.response : undefined;
}

/** The `message` field of an error response, if it has one. */
export function serverMessage(error: unknown): string | undefined {
  const result = safeParse(errorResponse, responseOf(error)?.data);
  return result.success && result.output.message.trim() ? result.output.message : undefined;
}

/** The message about a failed call: the server's, or that it did not respond. */
export const failureMessage = (error: unknown) =>
  serverMessage(error) ?? 'The server could not be reached. Please try again.';

/** True if the server responded that the entity does not exist. */
export const isNotFound = (error: unknown) => responseOf(error)?.status === 404;

/** True if the server responded that somebody else has changed the entity since it was read. */
export const isConflict = (error: unknown) => responseOf(error)?.status === 409;

/** True if the server responded that nobody is signed in, or that the credentials are wrong. */
export const isUnauthorized = (error: unknown) => responseOf(error)?.status === 401;

/** True if the server responded that the one who is signed in may not do this. */
export const isForbidden = (error: unknown) => responseOf(error)?.status === 403;

/** True if no response arrived at all, not even an error response. */
export const isNetworkError = (error: unknown) =>
  safeParse(axiosError, error).success && !responseOf(error);
