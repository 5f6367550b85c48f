/** The largest picture that can be uploaded: 10 MB. */
export const MAX_PICTURE_BYTES = 10_485_760;

/** The types of pictures that can be uploaded. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Said of a file of another type. */
export const NOT_A_PICTURE = 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.';

/** The widths, in px, in which the server keeps an uploaded picture; a smaller one is not enlarged. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** The path of an uploaded picture, in one of its widths. */
export const picturePath = (hash: string, width: number) => `/uploads/${hash}-${width}.webp`;

/** The `srcset` of a picture that the server keeps in several widths; undefined for any other. */
export function pictureSrcSet(src: string): string | undefined {
  const hash = /^\/uploads\/([0-9a-f]{32})-\d+\.webp$/.exec(src)?.[1];
  if (!hash) return undefined;
  return PICTURE_WIDTHS.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ');
}
