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
  /** Of the page that is not compressed, in bytes. */
  readonly size: number;
}

/** The worker's answer to a job. */
export type RenderResult = Rendered | { readonly error: string };

/** Renders pages in a thread of its own, so that a slow or stuck one does not stop the server. */
export interface Renderer {
  /**
   * Renders one page after the other: first the one that most wait for, which `waiting` counts. Rejects
   * if the page throws, or is not there in time.
   */
  render(job: RenderJob, waiting?: () => number): Promise<Rendered>;
  close(): Promise<void>;
}

interface RendererOptions {
  /** A render that takes longer ends with its thread. */
  readonly timeoutMs?: number;
  /** A thread is replaced after so many, because Emotion's caches only grow. */
  readonly maxRenders?: number;
  /** Of the thread's heap. */
  readonly memoryMb?: number;
}

/** A page that is to be rendered. */
interface Waiting {
  readonly job: RenderJob;
  readonly waiting: () => number;
  readonly resolve: (page: Rendered) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Creates a renderer with the file of its worker and the folder of the site. The thread starts with the
 * first page.
 */
export function createRenderer(
  file: string,
  siteDir: string,
  { timeoutMs = 10_000, maxRenders = 2_000, memoryMb = 128 }: RendererOptions = {},
): Renderer {
  const resourceLimits: ResourceLimits = {
    maxOldGenerationSizeMb: memoryMb,
    maxYoungGenerationSizeMb: 16,
  };
  let thread: { readonly worker: Worker; renders: number } | undefined;
  const queue: Waiting[] = [];
  let isBusy = false;

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

  /** Takes the page that most wait for; of two the one that came first. */
  function takeNext(): Waiting | undefined {
    let next = 0;
    for (const [index, { waiting }] of queue.entries()) {
      if (waiting() > (queue[next]?.waiting() ?? 0)) next = index;
    }
    return queue.splice(next, 1)[0];
  }

  async function renderAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) {
      await run(next.job).then(next.resolve, next.reject);
    }
    isBusy = false;
  }

  return {
    render: (job, waiting = () => 1) =>
      new Promise((resolve, reject) => {
        queue.push({ job, waiting, resolve, reject });
        void renderAll();
      }),
    close: stop,
  };
}
