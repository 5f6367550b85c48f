import axios, { isAxiosError } from 'axios';
import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue, type Endpoint, pathOf } from './contract.ts';
import { NoAnswerError, withPatience } from './patience.ts';

/** The API could be reached, but what it answered is not what the contract says. */
export class ApiError extends Error {
  override name = 'ApiError';
}

const client = axios.create({ baseURL: import.meta.env.VITE_API_BASE_URL ?? '/api' });

type CallOptions<Body> = {
  /** The id in the path, for the endpoints that have one. */
  id?: string;
  body?: NoInfer<Body>;
  signal?: AbortSignal | undefined;
};

/**
 * Calls an endpoint and returns the answer's data unread (null for an empty body), for the calls whose answer does not
 * matter to the site. Throws when there is no success answer, or none within 30 s.
 */
export async function sendTo<Body>(
  endpoint: Endpoint<Body, unknown>,
  { id, body, signal }: CallOptions<Body> = {},
): Promise<unknown> {
  const { data } = await withPatience(
    (patience) =>
      client.request<unknown>({
        method: endpoint.method,
        url: pathOf(endpoint, id),
        data: body,
        signal: patience,
      }),
    signal,
  );
  return data === '' ? null : data;
}

/**
 * Calls an endpoint and returns its answer as the contract describes it. Throws as `sendTo`
 * does, and an `ApiError` when the answer is not what the contract says.
 */
export async function callEndpoint<Body, Answer>(
  endpoint: Endpoint<Body, Answer>,
  options: CallOptions<Body> = {},
): Promise<Answer> {
  const data = await sendTo(endpoint, options);
  return readAnswer(`${endpoint.method} ${pathOf(endpoint, options.id)}`, endpoint.answer, data);
}

function readAnswer<Answer>(
  call: string,
  schema: GenericSchema<unknown, Answer>,
  data: unknown,
): Answer {
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  const error = new ApiError(
    `${call} answered something else than the contract says: ${describeIssue(result.issues[0])}`,
  );
  console.error(error.message);
  throw error;
}

/** The `message` field of the server's refusal, where there is one to show. */
export function serverMessage(error: unknown): string | undefined {
  if (!isAxiosError(error)) return undefined;
  const data: unknown = error.response?.data;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message.trim() ? data.message : undefined;
}

/** Whether the server said that there is no such entity. */
export function isNotFound(error: unknown): boolean {
  return isAxiosError(error) && error.response?.status === 404;
}

/** Whether nothing came back at all, not even a refusal: the server was not reached. */
export function hadNoAnswer(error: unknown): boolean {
  return isAxiosError(error) ? error.response === undefined : error instanceof NoAnswerError;
}
