import type { Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import {
  type AnyEndpoint,
  commonErrors,
  limitOf,
  methodNotAllowed,
  nothingAt,
  pathOf,
} from '#contracts/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER, keyErrors, MAX_KEY_LENGTH } from '#contracts/idempotencyKey.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../storage/schema.ts';
import { HttpError } from './HttpError.ts';
import { holdBody, readBody } from './readBody.ts';
import { isStorable, parseJson, validate } from './validation.ts';

/** Decides who may call an endpoint, and writes with an entry in the audit log. */
export interface AccessControl {
  /** True if a request that may change something comes from a page of the site. */
  isFromOwnSite(request: Request): boolean;
  /** The session of a request; undefined without one, or if it has ended. */
  findSession(c: Context<ApiEnv>): Promise<Session | undefined>;
  /**
   * Runs a logged call of an endpoint for a signed-in caller, and adds it to the audit log, both
   * in one transaction or neither. In it the session is looked up again, because a body can be held
   * back until its sender has lost the power to do this: throws a 401 or 403 then. `describe` is
   * called when the write has succeeded; without an entry none is added.
   */
  write<T>(
    caller: { readonly session: Session; readonly endpoint: AnyEndpoint },
    describe: () => LogEntry | undefined,
    run: (session: Session, transaction?: Db) => Promise<T>,
  ): Promise<T>;
}

/** An entry of the audit log. */
export interface LogEntry {
  readonly username: string;
  readonly action: string;
  /** The present title of the entry that was written. */
  readonly title?: string | undefined;
  readonly address: string;
}

/** A request with a key, by which its repetition can be told from a new request. */
export interface KeyedRequest {
  /** The endpoint and the account: elsewhere, the same key is another one. */
  readonly scope: string;
  readonly key: string;
  readonly body: string;
}

const VALID_KEY = new RegExp(`^[\\x21-\\x7e]{1,${MAX_KEY_LENGTH}}$`);

/** The variables of a handler's Hono context. */
export interface ApiEnv {
  Variables: {
    access: AccessControl;
    address: string;
    /** The title of a write's entry, for the audit log: set by its handler. */
    title?: string;
    /** Set by a handler that has changed nothing: the audit log gets no entry. */
    hasChangedNothing?: boolean;
  };
}

/** The arguments of an endpoint's handler. The types follow from the contract. */
interface Call<E extends AnyEndpoint, Prepared = undefined> {
  readonly c: Context<ApiEnv>;
  /** The id in the path; '' without one. */
  readonly id: string;
  /** The JSON body as the contract has it, or the bytes if it has none. */
  readonly body: E extends { request: GenericSchema<unknown, infer Body> }
    ? Body
    : Uint8Array<ArrayBuffer>;
  /** The parameters of the URL's query as the contract has them. */
  readonly query: E extends { query: GenericSchema<unknown, infer Query> } ? Query : undefined;
  readonly session: 'public' extends E['access'] ? Session | undefined : Session;
  /** The request with its key, if the endpoint accepts one and the sender has given it one. */
  readonly keyed: KeyedRequest | undefined;
  /** The transaction of a write, with its entry in the audit log. */
  readonly transaction: Db | undefined;
  /** The result of `prepare`. */
  readonly prepared: Prepared;
}

type AnyCall = Omit<Call<AnyEndpoint>, 'body' | 'query'> & {
  readonly body: unknown;
  readonly query: unknown;
};

type Data<E extends AnyEndpoint> = InferOutput<E['response']> | Response;

/** The data of the response or a whole response, or nothing if the contract has its message. */
type Result<E extends AnyEndpoint> = E extends { message: string }
  ? Promise<void>
  : Data<E> | Promise<Data<E>>;

/**
 * Adds an endpoint of the contract to an app: checks who calls, then the body, and then runs the
 * handler. A write of somebody who is signed in runs in a transaction with its entry in the audit
 * log; `prepare` does what takes long before the transaction begins. Who calls is checked again
 * after the body, which can be held back: before `prepare`, and in the transaction.
 *
 * @example
 * route(app, inboxEndpoints.updateMessage, async ({ id, body, transaction = db }) =>
 *   found(await createMessageStore(transaction).setStatus(id, body.status), messageNotFound),
 * );
 */
export function route<E extends AnyEndpoint>(
  app: Hono<ApiEnv>,
  endpoint: E,
  handle: (call: Call<E>) => Result<E>,
): void;
export function route<E extends AnyEndpoint, Prepared>(
  app: Hono<ApiEnv>,
  endpoint: E,
  prepare: (call: Omit<Call<E>, 'transaction' | 'prepared'>) => Promise<Prepared>,
  handle: (call: Call<E, Prepared>) => Result<E>,
): void;
export function route(
  app: Hono<ApiEnv>,
  endpoint: AnyEndpoint,
  first: (call: AnyCall) => unknown,
  second?: (call: AnyCall) => unknown,
): void {
  const [prepare, handle] = second ? [first, second] : [undefined, first];
  const { method, path, query, request, status = 200, message } = endpoint;
  const limit = limitOf(endpoint);
  const findCaller = async (c: Context<ApiEnv>) => {
    const session = await c.var.access.findSession(c);
    assertMayCall(endpoint, session);
    return session;
  };
  app.on(method, path, async (c) => {
    // Hono answers HEAD as GET, but what is logged is not to be done for it.
    if (c.req.method !== method && endpoint.action) {
      throw new HttpError(methodNotAllowed(c.req.method, method), { Allow: method });
    }
    const session = await findCaller(c);
    return session
      ? holdBody(session.account.id, c.req.raw, limit.bytes, () => respond(c, session))
      : respond(c, session);
  });

  async function respond(c: Context<ApiEnv>, before: Session | undefined): Promise<Response> {
    const bytes = await readBody(c.req.raw, limit);
    const body = request ? validate(request, parseJson(bytes)) : bytes;
    const parameters = query && validate(query, c.req.query());
    const id = c.req.param('id') ?? '';
    // No entry can have such an id.
    if (!isStorable(id)) throw new HttpError(nothingAt(c.req.path));
    const session = prepare ? await findCaller(c) : before;
    const key = endpoint.acceptsIdempotencyKey && c.req.header(IDEMPOTENCY_KEY_HEADER);
    if (key !== undefined && !VALID_KEY.test(key)) throw new HttpError(keyErrors.invalid);
    // A session may end before a visitor's request is sent again.
    const account = endpoint.access === 'public' ? '' : session?.account.id;
    const scope = `${method} ${path} ${account}`;
    const call = {
      ...{ c, id, body, session },
      query: parameters,
      keyed: key === undefined ? undefined : { scope, key, body: JSON.stringify(body) },
      transaction: undefined,
      prepared: undefined,
    };
    // The overloads say what it is.
    const prepared = (await prepare?.(call)) as undefined;
    const run = async (session?: Session, transaction?: Db) =>
      handle({ ...call, session, transaction, prepared });
    const result =
      session && endpoint.action
        ? await c.var.access.write({ session, endpoint }, () => describe(c, endpoint, session), run)
        : await run(session);
    return result instanceof Response ? result : c.json(result ?? { message }, status);
  }
}

/** The entry of a write in the audit log, by its endpoint and id; undefined if nothing changed. */
function describe(
  c: Context<ApiEnv>,
  endpoint: AnyEndpoint,
  { account: { username } }: Session,
): LogEntry | undefined {
  if (c.var.hasChangedNothing) return undefined;
  const action = `${endpoint.method} /api${pathOf(endpoint, c.req.param('id'))}`;
  return { username, action, title: c.var.title, address: c.var.address };
}

/** Throws a 401 or 403 if an endpoint is not for the owner of this session. */
export function assertMayCall({ access }: AnyEndpoint, session: Session | undefined): void {
  if (access !== 'public' && !session) throw new HttpError(commonErrors.signInFirst);
  if (access === 'owner' && session?.account.role !== 'owner') {
    throw new HttpError(commonErrors.ownersOnly);
  }
}
