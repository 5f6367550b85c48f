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

/** The custom field with the words of a picture. */
const ALT = '_wp_attachment_image_alt';

/** Where an import gets pictures and keeps them. */
export interface PictureOptions {
  readonly pictures: Pick<PictureStore, 'save'>;
  /** Fetches a picture of another site, or rejects with the reason. */
  readonly fetchPicture?: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The URL of a link or picture in a post; null for none. */
export const parsedUrl = (value: unknown, base: string) =>
  typeof value === 'string' && value.trim() !== '' ? URL.parse(value.trim(), base) : null;

/** True for the path of a picture, by its ending. */
export const isPictureFile = (path: string) =>
  /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(path.slice(-5));

/** A picture that a post lacks here. */
export type MissingPicture = Pick<ImportReport['pictures']['missing'][number], 'url' | 'reason'>;

/** Creates what finds, fetches and keeps the pictures of an import, each once. */
export function createPictureImport(
  { pictures, fetchPicture = (url) => fetchPublic(url, MAX_PICTURE_BYTES) }: PictureOptions,
  wxr: Wxr,
  report: ImportReport,
) {
  const inLibrary = wxr.items.filter(({ type }) => type === 'attachment');
  const library = new Map(inLibrary.map((item) => [item.id, item]));
  /** The paths of our copies, by the addresses of the pictures. */
  const copies = new Map<string, Promise<string>>();
  /** The number of failures in a row, by host. */
  const failures = new Map<string, number>();

  async function copy(url: URL): Promise<string> {
    const failed = failures.get(url.host) ?? 0;
    if (failed >= MAX_FAILURES) throw new Error('its host has failed before');
    let body: Uint8Array<ArrayBuffer>;
    try {
      body = await fetchPicture(url.href);
      failures.delete(url.host);
    } catch (error) {
      // A picture that is gone says nothing about the others.
      if (!/answers 4\d\d/.test(reasonOf(error))) failures.set(url.host, failed + 1);
      throw error;
    }
    const picture = await encodePicture(body);
    await pictures.save(picture.files);
    report.pictures.count += 1;
    return picture.imageUrl;
  }

  /** The path of our copy of a picture; undefined, with the reason in `missing`, without one. */
  async function copyOf(
    source: string,
    base: string,
    missing: MissingPicture[],
  ): Promise<string | undefined> {
    const url = parsedUrl(source, base);
    const address = url?.href ?? source;
    try {
      if (!url) throw new Error('its address is none');
      const copying = copies.get(address) ?? copy(url);
      copies.set(address, copying);
      return await copying;
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      const shown = address.slice(0, 500);
      if (!missing.some((each) => each.url === shown)) {
        missing.push({ url: shown, reason: reasonOf(error) });
      }
      return undefined;
    }
  }

  return {
    /** The `<img>` of a picture of the media library. */
    imageOf(id: string): string | undefined {
      const item = library.get(id);
      const quoted = (text = '') => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return (
        item && `<img src="${quoted(item.attachmentUrl)}" alt="${quoted(item.meta.get(ALT))}">`
      );
    },
    /** Puts our copies in the place of a text's pictures. Those that cannot be had are left out. */
    async replaceIn(tree: Root, base: string, missing: MissingPicture[]): Promise<void> {
      for (const image of [...elementsIn(tree)].filter(({ tagName }) => tagName === 'img')) {
        const { dataSrc, dataLazySrc, src, alt } = image.properties;
        // A plug-in that loads pictures late has a placeholder in `src`.
        const source = [dataSrc, dataLazySrc, src].find((each) => typeof each === 'string' && each);
        const url = source && (await copyOf(String(source), base, missing));
        image.properties = url ? { src: url, alt: typeof alt === 'string' ? alt : '' } : {};
        if (!url) image.tagName = 'span';
      }
    },
    /** The fields of the picture above a post; none without one. */
    async fieldsOf(post: WxrItem, base: string, missing: MissingPicture[]) {
      const id = post.meta.get('_thumbnail_id')?.trim();
      if (!id) return {};
      const item = library.get(id);
      if (!item) {
        const reason = 'its picture at the top is not in the export: export all content';
        missing.push({ url: `(picture number ${id.slice(0, 20)})`, reason });
        return {};
      }
      const imageUrl = await copyOf(item.attachmentUrl, base, missing);
      const imageAlt = cutText(item.meta.get(ALT)?.trim() ?? '', MAX_LINE_LENGTH);
      return imageUrl === undefined ? {} : { imageUrl, imageAlt };
    },
  };
}

/** True if our own disk or bucket failed, which ends the import. */
export const isStorageFailure = (error: unknown) =>
  error instanceof HttpError && error.message === pictureErrors.noStorage.message;
