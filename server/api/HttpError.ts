import type { ApiError } from '#contracts/endpoint.ts';

/** An error response, to throw while a request is handled. Clients do not see its cause. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    { status, message }: ApiError,
    headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.headers = headers;
  }
}

/** The header of an error that may soon be over, in seconds. */
export const RETRY_SOON = { 'Retry-After': '5' } as const;

/** Returns a value that is there. Throws the error if it is not. */
export function found<T>(value: T | undefined, error: ApiError): T {
  if (value === undefined) throw new HttpError(error);
  return value;
}
