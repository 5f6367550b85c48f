import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue } from '#contracts/endpoint.ts';
import { HttpError } from './responses.ts';

/** The maximum size of a request body: 1 MB. */
export const MAX_BODY_BYTES = 1_048_576;

export const BODY_TOO_LARGE_MESSAGE = 'The body is larger than 1 MB';

/** Reads a body. Throws a 413 as soon as it is larger than `maxBytes`, and reads no further. */
export async function readBody(
  { body, headers }: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `The body is larger than ${maxBytes / 2 ** 20} MB`);
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      void reader?.cancel().catch(() => {});
      throw tooLarge;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Parses a JSON body; an empty body is undefined. Throws a 400 if it is not valid. */
export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON');
  }
}

/** Returns the fields that the schema knows. Throws a 400 that names the first invalid field. */
export function validate<T>(schema: GenericSchema<unknown, T>, data: unknown): T {
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  throw new HttpError(400, describeIssue(result.issues[0]));
}
