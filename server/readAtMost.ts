/** Reads a body to its end. Throws if it is larger, or when the signal ends what hangs. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const ending = stream?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(),
    { signal },
  );
  for await (const part of ending ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes / 2 ** 20} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
