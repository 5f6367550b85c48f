/**
 * Encodes an SVG as a data URI for `url('…')` or `href="…"`. The SVG must not contain the quotes
 * around it. Escapes only reserved characters, because plain text compresses better.
 */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[#%<>]/g, encodeURIComponent)}`;
