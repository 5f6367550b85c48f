/**
 * An SVG drawing as the address of a picture, for `url('…')` or `href="…"`: whichever quotes the
 * drawing does not have. Escapes what has a meaning there and no more: the rest packs better as it is.
 */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[#%<>]/g, encodeURIComponent)}`;
