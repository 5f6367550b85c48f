import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ContentPage } from '#server/rendering/contentPages.ts';
import type { Compressed } from '../http/staticFiles.ts';

/** The file with the shells of the pages, and the address of the site. */
export type WorkerData = Readonly<Record<'shellsFile' | 'origin', string>>;

/** A rendered page, or why it could not be rendered. */
export type Rendered = Compressed | { readonly error: string };

/** Renders pages in a thread of its own, which ends when a page is stuck, and after `maxRenders`. */
export function createRenderer(
  file: string,
  workerData: WorkerData,
  { timeoutMs = 10_000, maxRenders = 2_000 } = {},
) {
  let thread: Worker | undefined;
  let renders = 0;
  let isClosed = false;
  let last: Promise<readonly Rendered[]> = Promise.resolve([]);

  async function stop(): Promise<void> {
    renders = 0;
    await thread?.terminate();
    thread = undefined;
  }

  async function run(pages: readonly ContentPage[]): Promise<readonly Rendered[]> {
    if (isClosed) return [];
    if (!thread) {
      const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
      thread = new Worker(file, { workerData, resourceLimits });
      // The list that it breaks reports it; without a listener it would end the process.
      thread.on('error', () => {}).unref();
    }
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answered = once(thread, 'message', { signal });
      thread.postMessage(pages);
      const [rendered] = await answered;
      renders += pages.length;
      if (renders >= maxRenders) await stop();
      return rendered;
    } catch (error) {
      await stop();
      const reason = signal.aborted ? `Not rendered within ${timeoutMs} ms.` : String(error);
      return pages.map(() => ({ error: reason }));
    }
  }

  return {
    render: (pages: readonly ContentPage[]) => (last = last.then(() => run(pages))),
    async close() {
      isClosed = true;
      // Node can abort the process if a thread is ended while it begins to compress.
      thread?.ref();
      await Promise.race([last, wait(1_000, undefined, { ref: false })]);
      await stop();
    },
  };
}
