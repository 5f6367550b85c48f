/** A file or folder as it is read; undefined if it does not exist. Rejects if reading fails. */
export function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  });
}
