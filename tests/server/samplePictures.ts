import { createConnection } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
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

/** A PNG with one bit for each pixel, all of them 0: a small file. */
export function bomb(width: number, height: number): Bytes {
  const chunk = (type: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length);
    numbers.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return concat(bytes('\x89PNG\r\n\x1a\n'), ...chunks);
}

/** Sends raw text and returns what the server sends back until it closes the connection. */
export function sendRaw(url: string, text: string): Promise<string> {
  const port = Number(new URL(url).port);
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
