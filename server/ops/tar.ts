/** Files in a tar archive (ustar), written and read one by one. Names are short and ASCII. */

const BLOCK_BYTES = 512;

/** The largest file that is read: far above a picture and a page of rows. */
const MAX_FILE_BYTES = 256 * 2 ** 20;

/** A file of an archive. */
export interface TarFile {
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The end of an archive. */
export const tarEnd = new Uint8Array(2 * BLOCK_BYTES);

/** A file as an archive has it: a header and the body, filled up to whole blocks. */
export function tarEntry({ name, body }: TarFile): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES + padded(body.byteLength));
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0, 'ascii');
  block.write('0000600\0'.padEnd(24, '0000000\0'), 100, 'ascii');
  block.write(octal(body.byteLength, 11), 124, 'ascii');
  block.write(octal(Math.floor(Date.now() / 1000), 11), 136, 'ascii');
  block.write('0', 156, 'ascii');
  block.write('ustar\x0000', 257, 'ascii');
  block.write(`${octal(checksumOf(block), 6)} `, 148, 'ascii');
  block.set(body, BLOCK_BYTES);
  return block;
}

/** Reads an archive to its end. Throws if it is damaged or cut off. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Uint8Array[] = [];
  let length = 0;

  async function take(bytes: number): Promise<Buffer> {
    while (length < bytes) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('it is cut off');
      buffered.push(value);
      length += value.byteLength;
    }
    const all = Buffer.concat(buffered);
    buffered = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(0, bytes);
  }

  for (;;) {
    const header = await take(BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const isWhole = Number.parseInt(textAt(header, 148, 8), 8) === checksumOf(header);
    if (!isWhole || !(size <= MAX_FILE_BYTES)) throw new Error('it is damaged');
    const body = await take(padded(size));
    yield { name: textAt(header, 0, 100), body: new Uint8Array(body.subarray(0, size)) };
  }
  // The compression around it has a checksum at its end.
  while (!(await chunks.next()).done);
}

const padded = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

const textAt = (block: Buffer, start: number, length: number) =>
  block
    .toString('latin1', start, start + length)
    .split('\0')[0]
    ?.trim() ?? '';

/** The sum of a header's bytes, as if its checksum were eight spaces. */
function checksumOf(block: Buffer): number {
  let sum = 8 * 32;
  for (let index = 0; index < BLOCK_BYTES; index += 1) {
    if (index < 148 || index >= 156) sum += block[index] ?? 0;
  }
  return sum;
}
