import * as v from 'valibot';
import { commonErrors, describeIssue } from '#contracts/endpoint.ts';
import { HttpError } from './HttpError.ts';

/** Parses a JSON body; an empty body is undefined. Throws a 400 if it is not valid. */
export function parseJson(body: AllowSharedBufferSource & { byteLength: number }): unknown {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(commonErrors.invalidJson);
  }
}

/** Returns the fields that the schema knows. Throws a 400 that names the first invalid field. */
export function validate<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const result = v.safeParse(schema, data);
  if (result.success) {
    checkCharacters(result.output);
    return result.output;
  }
  throw new HttpError({ status: 400, message: describeIssue(result.issues[0]) });
}

/** Throws a 400 for U+0000, which PostgreSQL cannot store, and half of a surrogate pair. */
function checkCharacters(fields: unknown): void {
  for (const [name, value] of Object.entries(Object(fields))) {
    if (typeof value !== 'string' || isStorable(value)) continue;
    const message = `${name} must not contain the character U+0000 or half of a character`;
    throw new HttpError({ status: 400, message });
  }
}

/** True if both databases keep a text as it is. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
