import type { Browser } from 'playwright';
import * as v from 'valibot';

/** Sends a command of DevTools' protocol to a page, and returns its result. */
export type Send = (method: string, params?: object) => Promise<unknown>;

/** The reply to a command, or an event, which has no id. */
const replySchema = v.object({
  id: v.optional(v.number(), -1),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});

/**
 * Runs `use` with an empty page of a new visitor, controlled by DevTools' protocol alone. The pages
 * of Playwright and Puppeteer have `Runtime.enable`, with which V8 collects the source positions of
 * all functions: some 150 ms of the task in which React starts.
 */
export async function withDevTools<Result>(
  browser: Browser,
  debuggingPort: number,
  use: (send: Send) => Promise<Result>,
): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const target = { url: 'about:blank', browserContextId };
    const { targetId } = await session.send('Target.createTarget', target);
    const socket = new WebSocket(`ws://127.0.0.1:${debuggingPort}/devtools/page/${targetId}`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    return await use(createSend(socket));
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

function createSend(socket: WebSocket): Send {
  const waiting: ((reply: v.InferOutput<typeof replySchema>) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const reply = v.parse(replySchema, JSON.parse(data));
    waiting[reply.id]?.(reply);
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      socket.send(JSON.stringify({ id: waiting.length, method, params }));
      waiting.push(({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
    });
}
