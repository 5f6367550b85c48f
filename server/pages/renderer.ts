import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What the worker is asked for: the page, the sitemap or the feed at a path. */
export interface RenderJob {
  readonly path: string;
  /** The entries that it shows, of each kind, as the API would send them. */
  readonly content: Readonly<Record<string, readonly unknown[]>>;
}

/** A rendered page, compressed. */
export interface Rendered {
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

/** The worker's answer to a job. */
export type RenderResult = Rendered | { readonly error: string };

/** Renders pages in a thread of its own, so that a slow or stuck one does not stop the server. */
export interface Renderer {
  /** Rejects if the page throws, or is not there in time. */
  render(job: RenderJob): Promise<Rendered>;
  close(): Promise<void>;
}

interface RendererOptions {
  /** A render that takes longer ends with its thread. */
  readonly timeoutMs?: number;
  /** A thread is replaced after so many, because Emotion's caches only grow. */
  readonly maxRenders?: number;
}

const resourceLimits: ResourceLimits = {
  maxOldGenerationSizeMb: 128,
  maxYoungGenerationSizeMb: 16,
};

/**
 * Creates a renderer with the file of its worker and the folder of the site. The thread starts with the
 * first page, and renders one after the other.
 */
export function createRenderer(
  file: string,
  siteDir: string,
  { timeoutMs = 10_000, maxRenders = 2_000 }: RendererOptions = {},
): Renderer {
  let thread: { readonly worker: Worker; renders: number } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const worker = new Worker(file, { workerData: siteDir, resourceLimits });
    // The render that it breaks reports it; without a listener it would end the process.
    worker.on('error', () => {});
    worker.unref();
    return worker;
  }

  async function stop(): Promise<void> {
    const worker = thread?.worker;
    thread = undefined;
    await worker?.terminate();
  }

  async function run(job: RenderJob): Promise<Rendered> {
    thread ??= { worker: start(), renders: 0 };
    thread.renders += 1;
    const signal = AbortSignal.timeout(timeoutMs);
    let result: RenderResult;
    try {
      const answered = once(thread.worker, 'message', { signal });
      thread.worker.postMessage(job);
      [result] = await answered;
    } catch (error) {
      await stop();
      throw signal.aborted ? new Error(`Not rendered within ${timeoutMs} ms.`) : error;
    }
    if (thread && thread.renders >= maxRenders) await stop();
    if ('error' in result) throw new Error(result.error);
    return result;
  }

  return {
    render(job) {
      const result = last.then(() => run(job));
      last = result.catch(() => {});
      return result;
    },
    close: stop,
  };
}
