import { createHash } from 'node:crypto';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { CARD_SIZE, cardPath, PICTURE_WIDTHS, picturePath } from '#contracts/pictureFiles.ts';
import { pictureErrors } from '#contracts/pictures.ts';
import { createConcurrencyLimiter } from '../api/concurrencyLimiter.ts';
import { HttpError } from '../api/HttpError.ts';
import type { PictureFile } from './pictureStore.ts';

/** The most pixels that are decoded: a small file can claim far more, to take all memory. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_S = 30;
const QUALITY = 80;

/** The largest card that WhatsApp shows, in bytes, and the qualities that are tried for it. */
const MAX_CARD_BYTES = 300_000;
const CARD_QUALITIES = [80, 60, 40, 20];

/**
 * A picture of 40 megapixels takes up to 800 MB while it is encoded, so there is one at a time,
 * whoever asks. The callers limit how many wait.
 */
const oneByOne = createConcurrencyLimiter(1, Number.POSITIVE_INFINITY, pictureErrors.tooBusy);

/** Encodes a picture as WebP in each width and as a card. Throws an `HttpError` for a bad one. */
export async function encodePicture(body: Uint8Array) {
  if (!isPicture(body)) throw new HttpError(pictureErrors.wrongType);
  const load = await loadSharp();
  try {
    const { width, height } = await load(body, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new HttpError(pictureErrors.tooManyPixels);
    return await oneByOne(() => encode(load, body));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(pictureErrors.damaged);
  }
}

async function encode(load: typeof sharp, body: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  // Decoded once. The height is also limited, because WebP allows 16,383 pixels.
  const box = (width: number) =>
    ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;
  const widest = await load(body, options)
    .autoOrient()
    .resize(box(Math.max(...PICTURE_WIDTHS)))
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded: [width: number, file: PictureFile][] = [];
  const hash = createHash('sha256');
  for (const width of PICTURE_WIDTHS) {
    const image = load(widest.data, { raw: widest.info }).resize(box(width));
    const file = new Uint8Array(await image.webp({ quality: QUALITY }).toBuffer());
    hash.update(file);
    encoded.push([width, file]);
  }
  const id = hash.digest('hex').slice(0, 32);
  const paths = encoded.map(([width, file]) => [picturePath(id, width), file] as const);
  const card = await encodeCard(load(widest.data, { raw: widest.info }));
  const all = [...paths, [cardPath(id), card] as const];
  return {
    /** The path of the widest file. */
    imageUrl: paths.at(-1)?.[0] ?? '',
    files: new Map(all.map(([path, file]) => [path.slice('/uploads/'.length), file])),
  };
}

/** Encodes the card of a picture: cut to its shape, on white. */
async function encodeCard(picture: Sharp): Promise<PictureFile> {
  const card = picture.resize({ ...CARD_SIZE, fit: 'cover' }).flatten({ background: '#fff' });
  let file = new Uint8Array();
  for (const quality of CARD_QUALITIES) {
    file = new Uint8Array(await card.clone().jpeg({ quality }).toBuffer());
    if (file.byteLength < MAX_CARD_BYTES) break;
  }
  return file;
}

/** Makes the card of a picture from its widest file. */
export async function cardOf(widest: PictureFile): Promise<PictureFile> {
  const load = await loadSharp();
  return oneByOne(() => encodeCard(load(widest)));
}

function isPicture(body: Uint8Array): boolean {
  const head = Buffer.from(body.subarray(0, 64)).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.startsWith('WEBP', 8);
  // AVIF is one of the brands in the first box.
  const isAvif = head.startsWith('ftyp', 4) && head.includes('avif', 8);
  return (
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || isWebp || isAvif
  );
}

let loaded: Promise<typeof sharp> | undefined;

/** Loads sharp with the first picture: the server starts without it. */
function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: load }) => {
    load.cache(false);
    // Pictures wait for each other, and API requests must not wait for them.
    load.concurrency(1);
    // Decoders of formats that nobody needs here have known holes: TIFF, GIF, SVG, VIPS.
    load.block({ operation: ['VipsForeignLoad'] });
    load.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
    });
    return load;
  });
  return loaded;
}
