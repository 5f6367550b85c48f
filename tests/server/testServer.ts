import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { object, parse, string } from 'valibot';
import type { Log } from '#server/http/log.ts';
import { type RunningServer, serve } from '#server/serve.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** The origin that the server under test believes to be its own. */
export const ORIGIN = 'http://localhost:8080';

export const OWNER = { username: 'sunita', password: 'three pine trees and a bell' };

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A server on a free port, with a database of its own. */
export interface TestServer {
  readonly settings: Settings;
  readonly server: RunningServer;
  readonly log: LogLine[];
  /** Sends a request from a page of the site; `headers` override its headers. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The headers of a session of the owner; none if the server is empty. */
  readonly owner: Record<string, string>;
  /** Sends a request of the owner. */
  asOwner(method: string, path: string, body?: unknown): Promise<Response>;
  /** The JSON of a GET, by default of the owner. */
  read(path: string, headers?: Record<string, string>): ReturnType<Response['json']>;
  /** Uploads a picture as the owner; `headers` override those of the request. */
  upload(body: Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<Response>;
  /** Signs in and returns the headers of the session. */
  signIn(credentials?: { username: string; password: string }): Promise<Record<string, string>>;
  /** Who is signed in with these headers; null if nobody is. */
  accountOf(headers: Record<string, string>): Promise<unknown>;
  /** The token of a new link that sets the password of an account. */
  createLink(accountId: string): Promise<string>;
  /** Creates an editor as the owner, and sets the password by its link. */
  createEditor(username: string): Promise<Editor>;
  /** Stops the server and starts it again on the same database. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** An account of a test, signed in. */
export interface Editor {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly headers: Record<string, string>;
}

/** Starts a server, with an owner unless `isEmpty`. `remove` can be returned by a hook that begins a test. */
export async function startTestServer({
  env = {},
  isEmpty = false,
  pagesWorker,
}: {
  env?: Record<string, string>;
  isEmpty?: boolean;
  pagesWorker?: string;
} = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-server-'));
  const defaults = { DATA_DIR: dataDir, ORIGIN, PORT: '0', SITE_DIR: join(dataDir, 'no-site') };
  const settings = readSettings({ ...defaults, ...env }, '');
  const lines: LogLine[] = [];
  const log: Log = (level, fields) => lines.push({ level, ...fields });
  let server = await serve(settings, log, pagesWorker);

  const call: TestServer['call'] = (method, path, body, headers) =>
    fetch(server.url + path, {
      method,
      headers: { origin: ORIGIN, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  const signIn: TestServer['signIn'] = async (credentials = OWNER) => {
    const response = await call('POST', '/api/session', credentials);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return sessionHeaders(response);
  };

  let owner: Record<string, string> = {};
  const asOwner: TestServer['asOwner'] = (method, path, body) => call(method, path, body, owner);
  const read: TestServer['read'] = async (path, headers = owner) =>
    (await call('GET', path, undefined, headers)).json();

  const createEditor: TestServer['createEditor'] = async (username) => {
    const password = 'a river under the old bridge';
    const response = await asOwner('POST', '/api/accounts', { username, role: 'editor' });
    const { account, link } = await response.json();
    const first = await call('POST', '/api/password', { token: tokenOf(link), password });
    return { id: account.id, username, password, headers: sessionHeaders(first) };
  };

  if (!isEmpty) {
    const token = tokenOf(server.firstOwnerLink);
    owner = sessionHeaders(await call('POST', '/api/password', { token, ...OWNER }));
  }

  return {
    settings,
    log: lines,
    get server() {
      return server;
    },
    owner,
    call,
    asOwner,
    read,
    upload: (body, headers) =>
      fetch(`${server.url}/api/uploads`, {
        method: 'PUT',
        headers: { ...owner, 'content-type': 'image/png', ...headers },
        body,
      }),
    signIn,
    accountOf: async (headers) => (await read('/api/session', headers)).account,
    createLink: async (id) =>
      tokenOf((await (await asOwner('POST', `/api/links/${id}`)).json()).link),
    createEditor,
    async restart() {
      await server.stop();
      server = await serve(settings, log, pagesWorker);
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A contact message as the site sends it. */
export const contactMessage = {
  name: 'Asmita',
  email: 'a@b.example',
  subject: 'Hi',
  message: 'नमस्ते',
};

/** Sends the contact form from a page of the site; `changed` overrides and adds fields. */
export function sendForm(
  { call }: Pick<TestServer, 'call'>,
  changed: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call('POST', '/api/contact', { ...contactMessage, ...changed });
}

/** The token of a link that sets a password. */
export function tokenOf(link: string | undefined): string {
  return new URL(link ?? '', ORIGIN).hash.replace(/^#[\w-]+=/, '');
}

/** The headers of the session that a response starts. */
export function sessionHeaders(response: Response): Record<string, string> {
  const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
  return { cookie, origin: ORIGIN };
}

/** The headers of a browser that keeps every cookie of a response. */
export function cookiesOf(response: Response): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), origin: ORIGIN };
}

/** The message of an error response. */
export async function messageOf(response: Response): Promise<string> {
  return parse(object({ message: string() }), await response.json()).message;
}
