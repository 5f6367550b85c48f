import { connect, type Socket } from 'node:net';
import { Capabilities } from 'selenium-webdriver';
import { type Command, Executor } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';
import { Session } from 'selenium-webdriver/lib/session.js';
import * as v from 'valibot';

/** The commands of Marionette, Firefox's own protocol, by Selenium's names for them. */
const COMMANDS: Readonly<Record<string, string>> = {
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  goBack: 'WebDriver:Back',
  goForward: 'WebDriver:Forward',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
  screenshot: 'WebDriver:TakeScreenshot',
};

/** The key of a reference to an element in the W3C's protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const NewSession = v.object({
  sessionId: v.string(),
  capabilities: v.record(v.string(), v.unknown()),
});

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends Selenium's commands to Firefox itself. Its driver, geckodriver, does no more than this, but
 * is in no package registry. A message is its length, a colon and JSON:
 * `[0, id, command, parameters]` is answered by `[1, id, error, result]`.
 */
export class MarionetteExecutor extends Executor {
  private readonly socket: Socket;
  private readonly waiting = new Map<number, Waiting>();
  private received = Buffer.alloc(0);
  private lastId = 0;

  constructor(port: number) {
    super();
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => this.receive(data));
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('Firefox has ended')));
  }

  override async execute(command: Command): Promise<unknown> {
    if (command.getName() === 'newSession') return this.openSession();
    const name = COMMANDS[command.getName()];
    if (!name) throw new Error(`Add the command '${command.getName()}' to marionette.ts.`);
    const { id, sessionId: _, ...parameters } = command.getParameters();
    // Of the window: by default Firefox pictures the whole page.
    if (command.getName() === 'screenshot') parameters.full = false;
    const result = await this.send(name, id ? { id: id[ELEMENT], ...parameters } : parameters);
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  }

  private async openSession(): Promise<Session> {
    const result = await this.send('WebDriver:NewSession', { pageLoadStrategy: 'none' });
    const { sessionId, capabilities } = v.parse(NewSession, result);
    return new Session(sessionId, new Capabilities(capabilities));
  }

  private send(name: string, parameters: object): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private receive(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      // Marionette introduces itself first.
      if (Array.isArray(message)) this.settle(message[1], message[2], message[3]);
    }
  }

  private settle(id: number, failure: { error: string; message: string } | null, result: unknown) {
    const { resolve, reject } = this.waiting.get(id) ?? {};
    this.waiting.delete(id);
    try {
      if (failure) throwDecodedError(failure);
      resolve?.(result);
    } catch (error) {
      reject?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
