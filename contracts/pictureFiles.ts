/** The files of an uploaded picture. A module of its own: public pages load it. */

/** The widths, in px, in which the server keeps an uploaded picture, which is never enlarged. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** The path of an uploaded picture, in one of its widths. */
export const picturePath = (hash: string, width: number) => `/uploads/${hash}-${width}.webp`;

/** The `srcset` of a picture that the server keeps in several widths; undefined for any other. */
export function pictureSrcSet(src: string): string | undefined {
  const hash = /^\/uploads\/([0-9a-f]{32})-\d+\.webp$/.exec(src)?.[1];
  if (!hash) return undefined;
  return PICTURE_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
}
