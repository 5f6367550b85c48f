/** Encodes an SVG as a data URI. It must not contain the quotes around it. */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[#%<>]/g, encodeURIComponent)}`;
