import { connect } from 'node:net';

/** The commands that the tests send: Marionette's names for them, and their paths over HTTP. */
const COMMANDS = {
  navigate: ['Navigate', '/url'],
  back: ['Back', '/back'],
  forward: ['Forward', '/forward'],
  execute: ['ExecuteScript', '/execute/sync'],
  click: ['ElementClick', '/element/:id/click'],
  type: ['ElementSendKeys', '/element/:id/value'],
  perform: ['PerformActions', '/actions'],
  resize: ['SetWindowRect', '/window/rect'],
  picture: ['TakeScreenshot', '/screenshot'],
} as const;

/** Sends a command of the W3C's WebDriver to a browser, and resolves with its result. */
export type Send = (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;

/** No command waits for a page to load: the tests do. */
const SESSION = { pageLoadStrategy: 'none' };

const valueIn = (result: unknown): unknown => Object(result).value;

function errorOf(failure: unknown): Error {
  const { error, message } = Object(failure);
  return new Error(`${error}: ${message}`);
}

/** Opens a session of WebKit's driver. */
export async function openWebKit(url: string): Promise<Send> {
  async function request(path: string, parameters: object): Promise<unknown> {
    const post = { method: 'POST', body: JSON.stringify(parameters) };
    const response = await fetch(url + path, path.endsWith('/screenshot') ? {} : post);
    const value = valueIn(await response.json());
    if (!response.ok) throw errorOf(value);
    return value;
  }
  const alwaysMatch = { browserName: 'MiniBrowser', ...SESSION };
  const { sessionId } = Object(await request('/session', { capabilities: { alwaysMatch } }));
  return (command, parameters = {}) => {
    const id = String(Reflect.get(parameters, 'id'));
    const path = COMMANDS[command][1].replace(':id', id);
    return request(`/session/${sessionId}${path}`, parameters);
  };
}

/**
 * Opens a session of Firefox by Marionette, its own protocol: its driver is in no package registry.
 * A message is its length, a colon and JSON: `[0, id, command, parameters]` is answered by
 * `[1, id, error, result]`.
 */
export async function openFirefox(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (failure: unknown, result?: unknown) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  function fail(error: Error): void {
    for (const settle of waiting.values()) settle(error);
    waiting.clear();
  }
  function receive(data: Buffer): void {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // Marionette introduces itself first.
      if (!Array.isArray(message)) continue;
      const [, id, failure, result] = message;
      waiting.get(id)?.(failure && errorOf(failure), result);
      waiting.delete(id);
    }
  }
  function send(command: string, parameters: object): Promise<unknown> {
    lastId += 1;
    const message = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) =>
      waiting.set(lastId, (failure, result) =>
        failure ? reject(failure) : resolve(valueIn(result)),
      ),
    );
  }

  socket.on('data', receive);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('Firefox has ended')));
  await send('NewSession', SESSION);
  return (command, parameters = {}) => send(COMMANDS[command][0], parameters);
}
