import { HttpError } from './api/HttpError.ts';

/** The message of an error. An AggregateError has none of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (error instanceof HttpError && error.cause) return `${error.message} ${reasonOf(error.cause)}`;
  const reason = error instanceof Error ? error.message : String(error);
  return Object(error).code === 'EACCES' ? `There is no permission to do this (${reason})` : reason;
}
