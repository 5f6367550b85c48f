/** An answer in JSON. */
export function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  return Response.json(body, { status, ...(headers && { headers }) });
}

/** An answer that is a sentence for a person: a notice, or what is wrong with a request. */
export function notice(
  status: number,
  message: string,
  headers?: Record<string, string>,
): Response {
  return json(status, { message }, headers);
}

/** A refusal that can be thrown from anywhere while a request is dealt with. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
