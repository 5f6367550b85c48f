/**
 * Encodes an SVG as a data URI for `url('…')` or `href="…"`: whichever quotes the
 * SVG does not contain. Escapes only reserved characters, because the rest compresses better as it is.
 */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[#%<>]/g, encodeURIComponent)}`;
