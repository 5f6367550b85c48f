/** As `URL.parse`, which Safari 17 and Chrome 125 do not have. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
