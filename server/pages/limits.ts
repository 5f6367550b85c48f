import { totalmem } from 'node:os';

const MB = 2 ** 20;

/** How much memory the pages may take. */
export interface PageLimits {
  /** Of the pages that are kept, in bytes. */
  readonly keptBytes: number;
  /** Of the heap of the thread that renders them, in MB. */
  readonly threadMb: number;
}

/** The memory of the machine or, if that is less, of the container, in bytes. */
const availableMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** An eighth of the memory for the pages, a quarter for the thread, both within bounds. */
export function pageLimits(memory = availableMemory()): PageLimits {
  const within = (least: number, value: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, value)));
  return {
    keptBytes: within(16 * MB, memory / 8, 256 * MB),
    threadMb: within(64, memory / 4 / MB, 512),
  };
}
