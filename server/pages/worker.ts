/** The thread that renders pages. Bundled into a file of its own with the settings of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentPage } from '#server/rendering/contentPages.ts';
import { type PageShells, SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { render } from './render.ts';
import type { Rendered } from './renderer.ts';

/** Of 11, which takes 20 times as long for a page that is a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const shells: PageShells = JSON.parse(readFileSync(join(workerData, SHELLS_FILE), 'utf8'));

parentPort?.on('message', async (pages: readonly ContentPage[]) => {
  const rendered: Rendered[] = [];
  for (const page of pages) rendered.push(await renderCompressed(page));
  parentPort?.postMessage(rendered);
});

async function renderCompressed(page: ContentPage): Promise<Rendered> {
  try {
    const body = await render(page, shells);
    const br = new Uint8Array(brotliCompressSync(body, { params }));
    return { br, gzip: new Uint8Array(gzipSync(body)) };
  } catch (error) {
    return { error: String(error) };
  }
}
