import type { Page, Request } from 'playwright';

/** A request to the API, as it left the browser. */
export interface SentRequest {
  readonly method: string;
  /** With the base path: '/api/blogs/get'. */
  readonly path: string;
  /** The JSON that was sent; null for none. */
  readonly body: unknown;
}

/** A list that fills with what the page sends to the API, except the e-mail. */
export function recordRequests(page: Page): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const path = pathOf(request);
    if (!path.startsWith('/api/') || path.startsWith('/api/v1.0/')) return;
    sent.push({ method: request.method(), path, body: request.postDataJSON() });
  });
  return sent;
}

/** What a test answers in the API's place. */
export interface Answer {
  /** 200 unless told. */
  readonly status?: number;
  /** Sent as JSON. Without it the API itself answers. */
  readonly body?: unknown;
  /** The answer waits for this. */
  readonly after?: Promise<void>;
}

/** Answers an endpoint in the API's place, or later than it; 'unreachable' breaks the line. */
export async function answerInstead(
  page: Page,
  method: string,
  path: string,
  answer: Answer | 'unreachable',
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route, request) => {
      if (request.method() !== method) return route.fallback();
      if (answer === 'unreachable') return route.abort('connectionrefused');
      await answer.after;
      if (answer.body === undefined) return route.fallback();
      return route.fulfill({ status: answer.status ?? 200, json: answer.body });
    },
  );
}

/** Something that a test lets happen when it is ready for it. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** A gate that is shut. */
export function shutGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
