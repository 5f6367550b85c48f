/** A colour of the theme as a computed style has it: '#0B1A2D' is 'rgb(11, 26, 45)'. */
export function computedColor(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
