import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, string } from 'valibot';
import { vi } from 'vitest';
import type { Log } from '#server/http/log.ts';
import { runCommand } from '#server/ops/commands.ts';
import { HOSTING_FILE } from '#server/rendering/hosting.ts';
import { SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { serve } from '#server/serve.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { openStorage } from '#server/storage/open.ts';
import type { Storage } from '#server/storage/storage.ts';
import { onEnd, tempDir } from './onEnd.ts';
import type { Bytes } from './samplePictures.ts';
import { newDatabase } from './testDatabase.ts';

/** The origin that the server under test believes to be its own. */
export const ORIGIN = 'http://localhost:8080';

export const OWNER = { username: 'sunita', password: 'three pine trees and a bell' };

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A server under test. */
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** An account of a test, signed in. */
export type Editor = Awaited<ReturnType<TestServer['createEditor']>>;

/** The file of a thread that renders each page as JSON. */
export const fakeWorker = join(import.meta.dirname, 'fakePagesWorker.ts');

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Without an owner. */
  readonly isEmpty?: boolean;
  /** With the least of a built site, whose pages are rendered as JSON. */
  readonly hasSite?: boolean;
}

/** Starts a server until the test or the file ends, with a database of its own and an owner. */
export async function startTestServer(options: Options = {}) {
  const { env = {}, isEmpty = false, hasSite = false } = options;
  const dataDir = tempDir();
  const SITE_DIR = join(dataDir, 'site');
  const pagesWorker = hasSite ? fakeWorker : undefined;
  if (hasSite) writeSite(SITE_DIR);
  const defaults = { DATA_DIR: dataDir, ORIGIN, PORT: '0', SITE_DIR };
  const database = env.DATABASE_URL === undefined ? await newDatabase() : {};
  const settings = readSettings({ ...defaults, ...database, ...env }, '');
  const lines: LogLine[] = [];
  const log: Log = (level, fields) => lines.push({ level, ...fields });
  let server = await serve(settings, log, pagesWorker);
  let storage: Storage | undefined;
  onEnd(async () => {
    await storage?.close();
    await server.stop();
  });

  /** Sends a request from a page of the site; `headers` override its headers. */
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    fetch(server.url + path, {
      method,
      headers: { origin: ORIGIN, ...headers },
      ...(body !== undefined && { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
    });

  /** Signs in and returns the headers of the session. */
  async function signIn(credentials: { username: string; password: string } = OWNER) {
    const response = await call('POST', '/api/session', credentials);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return cookiesOf(response);
  }

  /** The headers of a session of the owner; none if the server is empty. */
  let owner: Record<string, string> = {};
  if (!isEmpty) {
    const token = tokenOf(server.firstOwnerLink);
    owner = cookiesOf(await call('POST', '/api/password', { token, ...OWNER }));
  }

  /** Sends a request of the owner. */
  const asOwner = (method: string, path: string, body?: unknown) => call(method, path, body, owner);

  /** The JSON of a GET, by default of the owner. */
  const read = async (path: string, headers = owner): ReturnType<Response['json']> =>
    (await call('GET', path, undefined, headers)).json();

  return {
    settings,
    log: lines,
    get server() {
      return server;
    },
    ...{ owner, call, asOwner, read, signIn },
    /** The path of a file in the data folder. */
    fileIn: (name: string) => join(dataDir, name),
    run: (name: string, ...args: string[]) => run(settings, name, ...args),
    /** The database, opened once more. */
    async openDatabase() {
      storage ??= await openStorage(settings);
      return storage.db;
    },
    /** Adds a blog as the owner; returns its id. */
    async addBlog(fields: object = {}): Promise<string> {
      const response = await asOwner('POST', '/api/blogs/create', { ...blog, ...fields });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json())._id;
    },
    /** Uploads a picture as the owner; `headers` override those of the request. */
    upload: (body: Bytes, headers?: Record<string, string>) =>
      call('PUT', '/api/uploads', body, { ...owner, 'content-type': 'image/png', ...headers }),
    /** The account that is signed in with these headers; null if nobody is. */
    accountOf: async (headers: Record<string, string>): Promise<unknown> =>
      (await read('/api/session', headers)).account,
    /** The token of a new link that sets the password of an account. */
    createLink: async (id: string) =>
      tokenOf((await (await asOwner('POST', `/api/links/${id}`)).json()).link),
    /** Creates an editor as the owner, and sets the password by its link. */
    async createEditor(username: string) {
      const password = 'a river under the old bridge';
      const response = await asOwner('POST', '/api/accounts', { username, role: 'editor' });
      const { account, link } = await response.json();
      const first = await call('POST', '/api/password', { token: tokenOf(link), password });
      const id: string = account.id;
      return { id, username, password, headers: cookiesOf(first) };
    },
    /** Stops the server and starts it again on the same database. */
    async restart() {
      await server.stop();
      server = await serve(settings, log, pagesWorker);
    },
  };
}

const isSentAsItIs = (body: unknown): body is string | Bytes =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Writes a site as it is built for the server, with the least that the server needs. */
export function writeSite(dir: string): void {
  mkdirSync(join(dir, 'blogs'), { recursive: true });
  const files = {
    [HOSTING_FILE]: JSON.stringify({
      headers: { '/*': { 'X-Content-Type-Options': 'nosniff' } },
      rewrites: [{ pattern: '/blogs/:id', target: '/blogs/blog' }],
      redirects: [],
    }),
    [SHELLS_FILE]: '{}',
    'index.html': 'home of the build',
    '404.html': 'not found',
    'blogs.html': 'blogs of the build',
    'blogs/blog.html': 'blog shell',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
}

/** Runs a command. Returns what it prints, or rejects with that and the reason. */
export async function run(settings: Settings, name: string, ...args: string[]): Promise<string> {
  const print = vi.spyOn(console, 'info').mockImplementation(() => {});
  print.mockClear();
  const failed = await runCommand(name, args, settings).catch(String);
  const printed = [...print.mock.calls, failed ?? ''].join('\n').trimEnd();
  if (failed !== undefined) throw new Error(printed);
  return printed;
}

/** A blog as the dashboard sends it. */
export const blog = { title: 'A', content: 'B', author: 'C' };

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

/** The headers of a browser that keeps every cookie of a response. */
export function cookiesOf(response: Response): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), origin: ORIGIN };
}

/** The message of an error response. */
export async function messageOf(response: Response): Promise<string> {
  return parse(object({ message: string() }), await response.json()).message;
}
