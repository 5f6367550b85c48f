import { Refusal } from './answers.ts';

/** The most a request body may hold, in bytes: 1 MB. */
export const MAX_BODY_BYTES = 1_048_576;

async function readBytes(request: Request): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw new Refusal(413, 'The body is larger than 1 MB');
  return bytes;
}

/** The JSON of a request; undefined where it has no body. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON');
  }
}

/** The fields of a multipart form. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    const form = await new Response(bytes, { headers }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Refusal(400, 'The body is not a form');
  }
}
