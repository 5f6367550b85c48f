/** The parts of every contract: an endpoint, its errors, and the words for an invalid value. */
import * as v from 'valibot';
import { keyErrors } from './idempotencyKey.ts';

/** The callers of an endpoint of the server: anyone, or people who are signed in with a role. */
type Access = 'public' | 'editor' | 'owner';

/** An error response: its status, and the `message` of its body, which people read. */
export interface ApiError {
  readonly status: number;
  readonly message: string;
}

/** The most bytes of a body, and the error of a larger one. */
export interface BodyLimit {
  readonly bytes: number;
  readonly error: ApiError;
}

/** An endpoint below the base path of the API. `:id` in its path stands for the entity's id. */
export interface Endpoint<Body, Data> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** The status of a success. Default: 200. */
  readonly status?: 201;
  /** The callers at a server with accounts. The spec's API has none: there anyone may call. */
  readonly access: Access;
  /** An effect that its name and its schemas do not show. */
  readonly description?: string;
  /** The effect of a call, for the audit log: 'added a blog'. Without it a call is not logged. */
  readonly action?: string;
  /** The message of a write's response, if it returns no data. */
  readonly message?: string;
  /** A body that is no JSON: its content types, its most bytes, and the error of a larger one. */
  readonly binaryBody?: BodyLimit & { readonly types: readonly string[] };
  /** The parameters of the URL's query, if it may have some. */
  readonly query?: v.GenericSchema<Readonly<Record<string, string | undefined>>, unknown>;
  /** The JSON body of the request, if it has one. */
  readonly request?: v.GenericSchema<Body, unknown>;
  readonly response: v.GenericSchema<unknown, Data>;
  /** True if a second request with the same `Idempotency-Key` and body stores nothing. */
  readonly acceptsIdempotencyKey?: true;
  /** The errors that only this endpoint has; `errorsOf` adds those of its kind. */
  readonly errors?: readonly ApiError[];
}

/** Any endpoint, whatever it sends and returns. */
export type AnyEndpoint = Endpoint<unknown, unknown>;

type Merged<Groups> = {
  [Name in keyof Groups]: (group: Groups[Name]) => void;
}[keyof Groups] extends (all: infer All) => void
  ? All
  : never;

/** Merges the endpoints of several resources into one object. */
export const mergeEndpoints = <const Groups extends Record<string, Record<string, AnyEndpoint>>>(
  groups: Groups,
): Merged<Groups> => Object.assign({}, ...Object.values(groups));

/** A schema with a description for the documents of the API. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description<v.InferOutput<Schema>, string>(text));

/** The body of a sentence for people: of an error, or of a call that returns nothing else. */
export const messageSchema = v.object({ message: v.string() });

/** The response of a call that returns nothing but this sentence for people. */
export const responds = <const Message extends string>(message: Message) =>
  ({ response: messageSchema, message }) as const;

// Apart from the others, so that a bundler can drop those that a browser does not need.
const bodyTooLarge = { status: 413, message: 'The body is larger than 1 MB' } as const;

/** The messages of the server about requests that no endpoint can handle, whichever it is. */
export const commonErrors = {
  invalidJson: { status: 400, message: 'The body is not valid JSON' },
  signInFirst: { status: 401, message: 'Sign in to do this.' },
  otherSite: { status: 403, message: 'This request does not come from a page of the site.' },
  ownersOnly: { status: 403, message: 'Only an owner may do this.' },
  bodyTooLarge,
  failed: { status: 500, message: 'The server failed to do this.' },
  tooMuchAtOnce: {
    status: 503,
    message: 'Too much is being sent at once. Try again in a few seconds.',
  },
  noDatabase: {
    status: 503,
    message: 'The database is not available, or its disk is full. Try again soon.',
  },
} as const satisfies Record<string, ApiError>;

/** The error of an id that does not exist: 'Blog not found'. */
export const notFound = (noun: string) => ({ status: 404, message: `${noun} not found` }) as const;

/** The error of a path that has no endpoint. */
export const nothingAt = (path: string) =>
  ({ status: 404, message: `Nothing is at ${path}` }) as const;

/** The error of a method that no endpoint at a path has. `allowed` lists the methods there. */
export const methodNotAllowed = (method: string, allowed: string) =>
  ({ status: 405, message: `${method} is not possible here, only ${allowed}` }) as const;

/** The error of an attempt that has to wait, for this many seconds. */
export function tooManyAttempts(seconds: number): ApiError {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return { status: 429, message: `Too many attempts. Try again in ${wait}.` };
}

/** The limit of a JSON body of somebody who is signed in. */
export const jsonLimit = { bytes: 1_048_576, error: bodyTooLarge } as const;

/** The limit of a body that anyone may send: room for 20,000 characters in Devanagari. */
const publicLimit = {
  bytes: 65_536,
  error: { status: 413, message: 'The body is larger than 64 KB' },
} as const;

/** The limit of the body of an endpoint; that of a public one if it takes no body. */
export const limitOf = ({ access, request, binaryBody }: AnyEndpoint): BodyLimit =>
  binaryBody ?? (request && access !== 'public' ? jsonLimit : publicLimit);

/** Every error that the server may answer to a call of an endpoint, its own first. */
export function errorsOf(endpoint: AnyEndpoint): readonly ApiError[] {
  const { method, access, request, acceptsIdempotencyKey, errors = [] } = endpoint;
  return [
    ...errors,
    ...(request ? [commonErrors.invalidJson, missingField(request), limitOf(endpoint).error] : []),
    ...(acceptsIdempotencyKey ? Object.values(keyErrors) : []),
    ...(access === 'public' ? [] : [commonErrors.signInFirst]),
    ...(access === 'owner' ? [commonErrors.ownersOnly] : []),
    ...(method === 'GET' ? [] : [commonErrors.otherSite]),
    commonErrors.failed,
    commonErrors.noDatabase,
  ];
}

/** The error of an empty body, as an example of an invalid one: 'title is required'. */
function missingField(request: v.GenericSchema): ApiError {
  const [issue] = v.safeParse(request, {}).issues ?? [];
  return { status: 400, message: issue ? describeIssue(issue) : 'The body is not valid' };
}

/** The path of an endpoint for one entity. */
export function pathOf(endpoint: { readonly path: string }, entityId = ''): string {
  return endpoint.path.replace(':id', encodeURIComponent(entityId));
}

/** Formats an issue of a schema, such as `title must not be empty`. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.map((step) => String(step.key)).join('.') || 'The body';
  if (issue.received === 'undefined') return `${field} is required`;
  // An object or a list has no message of its own.
  return issue.path || issue.expected === null
    ? `${field} ${issue.message}`
    : `${field} must be an ${issue.expected.toLowerCase()}`;
}

/** A list that omits and logs invalid entries. The metadata has the schema of an entry. */
export const listOf = <T>(entrySchema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.metadata({ entry: entrySchema }),
    v.transform((entries) =>
      entries.flatMap((entry, index) => {
        const result = v.safeParse(entrySchema, entry);
        if (result.success) return [result.output];
        console.error(`Entry ${index} of the list is left out: ${describeIssue(result.issues[0])}`);
        return [];
      }),
    ),
  );
