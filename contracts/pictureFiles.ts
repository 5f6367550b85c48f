/** The files of an uploaded picture. A module of its own: public pages load it. */

/** The widths, in px, in which the server keeps an uploaded picture, which is never enlarged. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** The size, in px, of the card that services show of a shared page. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The path of an uploaded picture, in one of its widths. */
export const picturePath = (hash: string, width: number) => `/uploads/${hash}-${width}.webp`;

/** The path of the card of an uploaded picture: a JPEG, because WhatsApp shows no WebP. */
export const cardPath = (hash: string) => `/uploads/${hash}-card.jpg`;

/** The hash of a picture that the server keeps; undefined for any other. */
const uploadedHash = (src: string) => /^\/uploads\/([0-9a-f]{32})-\d+\.webp$/.exec(src)?.[1];

/** The `srcset` of a picture that the server keeps in several widths; undefined for any other. */
export function pictureSrcSet(src: string): string | undefined {
  const hash = uploadedHash(src);
  if (!hash) return undefined;
  return PICTURE_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
}

/** The path of the card of a picture that the server keeps; undefined for any other. */
export function pictureCard(src: string): string | undefined {
  const hash = uploadedHash(src);
  return hash && cardPath(hash);
}
