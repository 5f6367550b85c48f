import { type Context, Hono } from 'hono';
import { PICTURE_WIDTHS, picturePath } from '#contracts/pictureFiles.ts';
import { pictureEndpoints, pictureErrors } from '#contracts/pictures.ts';
import { createConcurrencyLimiter } from '../api/concurrencyLimiter.ts';
import { HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import { findSession } from '../auth/sessions.ts';
import type { Db } from '../storage/schema.ts';
import { cardOf, encodePicture } from './encodePicture.ts';
import {
  isCard,
  PICTURE_NAME,
  type PictureFile,
  type PictureStore,
  typeOf,
} from './pictureStore.ts';
import { createIsUsed, hashOf } from './usedPictures.ts';

/** Creates the endpoint that receives a picture, as the body of the request. */
export function createUploadsApi(store: PictureStore): Hono<ApiEnv> {
  // An upload that waits holds its file in memory.
  const oneByOne = createConcurrencyLimiter(1, 5, pictureErrors.tooBusy);
  const app = new Hono<ApiEnv>();
  route(
    app,
    pictureEndpoints.uploadPicture,
    ({ c, body }) => {
      // The bytes say what the picture is; the type only keeps forms of other sites out.
      const type = c.req.header('content-type') ?? '';
      if (!type.startsWith('image/')) throw new HttpError(pictureErrors.wrongType);
      return oneByOne(async () => {
        const picture = await encodePicture(body);
        await store.save(picture.files);
        return picture.imageUrl;
      });
    },
    ({ c, prepared: imageUrl }) => {
      c.header('Location', imageUrl);
      return { imageUrl };
    },
  );
  return app;
}

/**
 * Creates the app that sends the pictures below `/uploads/`. Signed-in people may look at one that
 * no blog shows yet; strangers may not ask a bucket for names that they invent. A blog's picture of
 * an earlier version or of a backup gets its card, for links in chats, when somebody asks for it.
 */
export function createPictureFiles(store: PictureStore, db: Db): Hono {
  const app = new Hono();
  const isUsed = createIsUsed(db);
  const oneByOne = createConcurrencyLimiter(1, 20, pictureErrors.tooBusy);
  const isReadable = async (c: Context, name: string) =>
    PICTURE_NAME.test(name) &&
    (!store.isRemote || (await isUsed(hashOf(name))) || (await findSession(db, c)) !== undefined);
  app.get('/uploads/*', async (c) => {
    const name = c.req.path.slice('/uploads/'.length);
    const file = (await isReadable(c, name))
      ? ((await store.read(name)) ?? (await makeCard(name)))
      : undefined;
    if (!file) throw new HttpError({ status: 404, message: 'There is no such picture.' });
    return new Response(file, {
      headers: {
        'Content-Type': typeOf(name),
        'Content-Length': String(file.byteLength),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'",
      },
    });
  });

  async function makeCard(name: string): Promise<PictureFile | undefined> {
    const hash = hashOf(name);
    if (!isCard(name) || !(await isUsed(hash))) return undefined;
    const widest = picturePath(hash, Math.max(...PICTURE_WIDTHS)).slice('/uploads/'.length);
    return oneByOne(async () => {
      // Somebody may have asked for it while this one waited.
      const made = await store.read(name);
      if (made) return made;
      const picture = await store.read(widest);
      const card = picture && (await cardOf(picture));
      if (card) await store.save(new Map([[name, card]]));
      return card;
    });
  }

  return app;
}
