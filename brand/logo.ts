/** The box of the mark. */
export const LOGO_VIEW_BOX = '0 0 32 32';

/** The mark of the logo, as SVG, in the colour of the text around it but for the pennant. */
export function logoMark(accent: string): string {
  return `<path d="M1 28 10.5 9l6 9.5c-2.5 1.9-4.3 3.2-3 5.2.9 1.4 1.5 2.5.6 4.3ZM18.6 28c1.2-2.5-.4-3.7-1-4.8-.7-1.3.6-2 2.3-3.6L23.5 13 31 28Z"/><path d="M14 4h8l-4 10Z" fill="${accent}"/>`;
}
