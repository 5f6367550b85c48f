/** Renders a page as the JSON of its job; a title can make it fail, get stuck or end its thread. */
import { parentPort, threadId } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';

parentPort?.on(
  'message',
  ({ path, content }: { path: string; content: { blogs?: { title?: string }[] } }) => {
    const title = content.blogs?.[0]?.title;
    if (title === 'stuck') for (;;);
    if (title === 'crash') process.exit(1);
    if (title === 'throw') throw new Error('thrown in the thread');
    if (title === 'fail') {
      parentPort?.postMessage({ error: 'The page throws.' });
      return;
    }
    const body = JSON.stringify({ path, ...content, threadId });
    const br = new Uint8Array(brotliCompressSync(body));
    parentPort?.postMessage({ br, gzip: new Uint8Array(gzipSync(body)), size: body.length });
  },
);
