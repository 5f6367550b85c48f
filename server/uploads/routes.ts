import { MAX_PICTURE_BYTES, pictureErrors } from '#contracts/pictures.ts';
import type { ServerRoute } from '../api/context.ts';
import { inTurn } from '../api/inTurn.ts';
import { HttpError, messageResponse } from '../api/responses.ts';
import { encodePicture } from './encodePicture.ts';
import { PICTURE_NAME, type PictureStore } from './pictureStore.ts';

/** The endpoint that receives a picture, as the body of the request. */
export function uploadRoutes(store: PictureStore): ServerRoute[] {
  // A picture of 40 megapixels takes some 200 MB while it is encoded.
  const oneByOne = inTurn(1, 5, 'Too many pictures at once. Try again soon.');
  return [
    {
      method: 'PUT',
      path: '/api/uploads',
      access: 'editor',
      maxBodyBytes: MAX_PICTURE_BYTES,
      async run({ request, body }) {
        // What it is say its bytes; the type only keeps forms of other sites out.
        const type = request.headers.get('content-type') ?? '';
        if (!type.startsWith('image/')) throw new HttpError(415, pictureErrors.wrongType.message);
        const imageUrl = await oneByOne(async () => {
          const picture = await encodePicture(body);
          await store.save(picture.files);
          return picture.imageUrl;
        });
        return Response.json({ imageUrl }, { status: 201, headers: { Location: imageUrl } });
      },
    },
  ];
}

/** Responds to a request below `/uploads/`. */
export async function sendPicture(store: PictureStore, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/uploads/'.length);
  try {
    const file = PICTURE_NAME.test(name) ? await store.read(name) : undefined;
    if (!file) return messageResponse(404, 'There is no such picture.');
    return new Response(file, {
      headers: {
        'Content-Type': 'image/webp',
        'Content-Length': String(file.byteLength),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof HttpError) {
      return messageResponse(error.status, error.message, error.headers);
    }
    throw error;
  }
}
