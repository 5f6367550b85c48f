import { createHmac, hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

export const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret/key+of=S3' };
export const REGION = 'ap-south-1';

/** Starts a bucket on a free port that checks the signature of each request as S3 does. */
export async function startFakeS3() {
  const { url, close } = await listen(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? '';
    const object = bucket.objects.get(path);
    bucket.requests.push(`${request.method} ${path}`);
    if (bucket.respond) return void bucket.respond(response);
    if (!isSigned(request, body)) return void response.writeHead(403).end('SignatureDoesNotMatch');
    if (request.method === 'PUT') {
      bucket.objects.set(path, body);
      bucket.types.set(path, request.headers['content-type'] ?? '');
    }
    response.writeHead(request.method === 'PUT' || object ? 200 : bucket.missing).end(object);
  });
  const bucket = {
    url: `${url}/bucket/site`,
    objects: new Map<string, Buffer>(),
    /** The media type of each object. */
    types: new Map<string, string>(),
    /** Method and path of each request. */
    requests: [] as string[],
    /** The status of an object that does not exist: 403 to keys that may not list the bucket. */
    missing: 404,
    /** Takes the place of every further response. */
    respond: undefined as ((response: ServerResponse) => void) | undefined,
    close,
  };
  return bucket;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** True if the request has the signature (AWS, version 4) of its headers and of this body. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': time = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const lines = names.map((name) => `${name}:${headers[name]}`);
  // Without a query.
  const request = [method, url, '', ...lines, '', names.join(';'), hash('sha256', body)].join('\n');
  const scope = [String(time).slice(0, 8), REGION, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hash('sha256', request)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${KEYS.secretAccessKey}`);
  const credential = `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/${scope.join('/')}`;
  const signature = hmac(key, text).toString('hex');
  return (
    authorization === `${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  );
}
