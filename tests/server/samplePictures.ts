import sharp, { type Sharp } from 'sharp';

export type Bytes = Uint8Array<ArrayBuffer>;

export const bytes = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'latin1'));
export const concat = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** A picture that differs with its colour. */
export const picture = (width: number, height: number, background = '#224466') =>
  sharp({ create: { width, height, channels: 3, background } });
export const encode = async (image: Sharp): Promise<Bytes> =>
  new Uint8Array(await image.toBuffer());
export const png = (width = 40, height = 20, background?: string) =>
  encode(picture(width, height, background).png());

/** A picture that compresses badly. */
export function noise(width: number, height: number): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: gaussian } });
}

/** Files that no upload keeps, each with the status of the response. */
export const refusedFiles: [name: string, status: number, body: () => Promise<Bytes> | Bytes][] = [
  ['nothing', 415, () => bytes('')],
  ['HTML', 415, () => bytes('<html><img src=x onerror=alert(1)>')],
  ['SVG', 415, () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF that is a script', 415, () => bytes('GIF89a=1;alert(1)//')],
  ['TIFF', 415, () => encode(picture(9, 9).tiff())],
  ['HEIC', 415, () => bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(80, '\0'))],
  ['only the start of a PNG', 400, () => bytes('\x89PNG\r\n\x1a\n'.padEnd(99, 'x'))],
  ['only the start of a JPEG', 400, () => bytes('\xff\xd8\xff\xe0'.padEnd(99, 'x'))],
  ['only the start of an AVIF', 400, () => bytes('\0\0\0\x1cftypavif'.padEnd(99, 'x'))],
  ['only the start of a WebP', 400, () => bytes('RIFF\0\0\0\0WEBP'.padEnd(99, 'x'))],
  [
    'a TIFF below the first bytes of a WebP',
    400,
    async () => concat(bytes('RIFF\0\0\0\0WEBP'), await encode(picture(9, 9).tiff())),
  ],
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map(
    (format): [string, number, () => Promise<Bytes>] => [
      `half of a ${format}`,
      400,
      async () => {
        const whole = await encode(noise(300, 300).toFormat(format));
        return whole.slice(0, whole.length / 2);
      },
    ],
  ),
  ['a PNG of 40,000,001 pixels or more', 413, () => png(8000, 5001)],
];
