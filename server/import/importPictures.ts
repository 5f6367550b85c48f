import type { Root } from 'hast';
import type { ImportReport } from '#contracts/import.ts';
import { MAX_PICTURE_BYTES, pictureErrors } from '#contracts/pictures.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { cutText } from '#src/lib/cutText.ts';
import { elementsIn } from '#src/lib/htmlToMarkdown/htmlTree.ts';
import { HttpError } from '../api/HttpError.ts';
import { reasonOf } from '../reasonOf.ts';
import { encodePicture } from '../uploads/encodePicture.ts';
import type { PictureStore } from '../uploads/pictureStore.ts';
import { fetchPublic } from './fetchPublic.ts';
import type { Wxr, WxrItem } from './readWxr.ts';

/** The number of failures in a row after which a host is not asked any more. */
const MAX_FAILURES = 3;

/** Where an import gets pictures and keeps them. */
export interface PictureOptions {
  readonly pictures: Pick<PictureStore, 'save'>;
  /** Fetches a picture of another site, or rejects with the reason. */
  readonly fetchPicture?: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The state that the pictures of an import share. */
export interface PictureRun extends PictureOptions {
  readonly wxr: Wxr;
  readonly report: ImportReport;
  readonly attachments: ReadonlyMap<string, WxrItem>;
  /** The paths of our copies, by the addresses of the pictures. */
  readonly fetched: Map<string, Promise<string>>;
  /** The number of failures in a row, by host. */
  readonly failures: Map<string, number>;
}

/** The URL of a link or picture in a post; null for none. */
export const parsedUrl = (value: unknown, base: string) =>
  typeof value === 'string' && value.trim() !== '' ? URL.parse(value.trim(), base) : null;

/** True for the path of a picture, by its ending. */
export const isPictureFile = (path: string) =>
  /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(path.slice(-5));

/** The `<img>` of a picture of the media library. */
export function pictureOf({ attachments }: PictureRun, id: string): string | undefined {
  const item = attachments.get(id);
  if (!item) return undefined;
  const alt = item.meta.get('_wp_attachment_image_alt') ?? '';
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<img src="${quoted(item.attachmentUrl)}" alt="${quoted(alt)}">`;
}

/** A picture that a post lacks here. */
export type MissingPicture = Pick<ImportReport['pictures']['missing'][number], 'url' | 'reason'>;

/** Puts our copies in the place of a text's pictures. Those that cannot be had are left out. */
export async function replacePictures(
  run: PictureRun,
  post: WxrItem,
  tree: Root,
): Promise<MissingPicture[]> {
  const missing: MissingPicture[] = [];
  for (const image of [...elementsIn(tree)].filter(({ tagName }) => tagName === 'img')) {
    const { dataSrc, dataLazySrc, src, alt } = image.properties;
    // A plug-in that loads pictures late has a placeholder in `src`.
    const source = [dataSrc, dataLazySrc, src].find((value) => typeof value === 'string' && value);
    const stored = source && (await storePicture(run, post, String(source), missing));
    image.properties = stored ? { src: stored, alt: typeof alt === 'string' ? alt : '' } : {};
    if (!stored) image.tagName = 'span';
  }
  return missing;
}

/** The picture above a post, and the text for those who do not see it. */
export async function featuredPicture(
  run: PictureRun,
  post: WxrItem,
  missing: MissingPicture[],
): Promise<{ url: string; alt: string } | undefined> {
  const id = post.meta.get('_thumbnail_id')?.trim();
  if (!id) return undefined;
  const item = run.attachments.get(id);
  if (!item) {
    const reason = 'its picture at the top is not in the export: export all content';
    missing.push({ url: `(picture number ${id.slice(0, 20)})`, reason });
    return undefined;
  }
  const url = await storePicture(run, post, item.attachmentUrl, missing);
  const alt = cutText(item.meta.get('_wp_attachment_image_alt')?.trim() ?? '', MAX_LINE_LENGTH);
  return url === undefined ? undefined : { url, alt };
}

/** The path of our copy of a picture; undefined, with the reason in `missing`, if there is none. */
async function storePicture(
  run: PictureRun,
  post: WxrItem,
  source: string,
  missing: MissingPicture[],
): Promise<string | undefined> {
  const url = parsedUrl(source, URL.canParse(post.link) ? post.link : run.wxr.url);
  const address = url?.href ?? source;
  try {
    if (!url) throw new Error('its address is none');
    const fetching = run.fetched.get(address) ?? fetchPicture(run, url);
    run.fetched.set(address, fetching);
    return await fetching;
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    const shown = address.slice(0, 500);
    if (!missing.some((each) => each.url === shown)) {
      missing.push({ url: shown, reason: reasonOf(error) });
    }
    return undefined;
  }
}

async function fetchPicture(run: PictureRun, url: URL): Promise<string> {
  const { fetchPicture: fetchIt = (address) => fetchPublic(address, MAX_PICTURE_BYTES) } = run;
  const failures = run.failures.get(url.host) ?? 0;
  if (failures >= MAX_FAILURES) throw new Error('its host has failed before');
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await fetchIt(url.href);
    run.failures.delete(url.host);
  } catch (error) {
    // A picture that is gone says nothing about the others.
    if (!/answers 4\d\d/.test(reasonOf(error))) run.failures.set(url.host, failures + 1);
    throw error;
  }
  const picture = await encodePicture(body);
  await run.pictures.save(picture.files);
  run.report.pictures.count += 1;
  return picture.imageUrl;
}

/** True if our own disk or bucket failed, which ends the import. */
export const isStorageFailure = (error: unknown) =>
  error instanceof HttpError && error.message === pictureErrors.noStorage.message;
