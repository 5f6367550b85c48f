import { HttpError } from './api/HttpError.ts';

/** The codes of the file system that an owner meets, in plain words. */
const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'There is no permission to do this',
  ENOENT: 'There is no such file or folder',
};

/** The message of an error. An AggregateError has none of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (error instanceof HttpError && error.cause) return `${error.message} ${reasonOf(error.cause)}`;
  const reason = error instanceof Error ? error.message : String(error);
  const problem = fileProblems[Object(error).code];
  return problem ? `${problem} (${reason})` : reason;
}
