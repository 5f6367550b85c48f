/** Renders a page as JSON; a title can make it fail, get stuck or end its thread. */
import { parentPort, threadId } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Page {
  readonly path: string;
  readonly rates?: unknown;
  readonly content: { readonly blogs?: readonly { readonly title?: string }[] };
}

parentPort?.on('message', (pages: readonly Page[]) => parentPort?.postMessage(pages.map(render)));

function render({ path, rates, content }: Page) {
  const title = content.blogs?.[0]?.title;
  if (title === 'stuck') for (;;);
  if (title === 'throw') throw new Error('thrown in the thread');
  if (title === 'fail') return { error: 'The page throws.' };
  const body = JSON.stringify({ path, rates, ...content, threadId });
  const br = new Uint8Array(brotliCompressSync(body));
  return { br, gzip: new Uint8Array(gzipSync(body)) };
}
