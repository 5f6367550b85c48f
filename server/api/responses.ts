/** Returns a response with a message for people: `{ "message": "Blog deleted" }`. */
export function messageResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ message }, { status, headers });
}

export const SERVER_ERROR_MESSAGE = 'The server failed to do this.';

/** An error response that any code can throw while it handles a request. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
