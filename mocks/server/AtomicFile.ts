import { open, rename } from 'node:fs/promises';

/**
 * A JSON file that is always whole, the old one or the new one: it is written beside, then
 * renamed. Writes follow one another; those that wait at the same time become one.
 */
export class AtomicFile {
  readonly #path: string;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Resolves once a write that began after this call is on the disk; rejects if it failed. What
   * `read` returns is asked for when the write begins.
   */
  write(read: () => unknown): Promise<void> {
    this.#waiting ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        this.#running = replaceFile(this.#path, JSON.stringify(read(), null, 2));
        return this.#running;
      });
    return this.#waiting;
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.tmp`;
  const file = await open(aside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}
