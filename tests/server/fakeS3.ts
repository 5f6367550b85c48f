import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
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
    if (!(await isSigned(request, body))) {
      return void response.writeHead(403).end('SignatureDoesNotMatch');
    }
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

/** True if the request has the signature of what came, also of this body. */
async function isSigned({ method = '', url, headers }: IncomingMessage, body: Buffer) {
  const signer = new AwsV4Signer({
    ...{ ...KEYS, method, url: `http://${headers.host}${url}`, service: 's3', region: REGION },
    headers: { 'x-amz-content-sha256': hash('sha256', body) },
    datetime: String(headers['x-amz-date']),
  });
  return headers.authorization === (await signer.authHeader());
}
