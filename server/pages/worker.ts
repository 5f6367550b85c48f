/** The thread that renders pages. Bundled into a file of its own with the settings of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type PageShells, SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { render } from './render.ts';
import type { RenderJob, RenderResult } from './renderer.ts';

/** Of 11, which takes 20 times as long for a page that is a tenth smaller. */
const BROTLI_QUALITY = 5;

const shells: PageShells = JSON.parse(readFileSync(join(workerData, SHELLS_FILE), 'utf8'));

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await answer(job));
});

async function answer(job: RenderJob): Promise<RenderResult> {
  try {
    const body = Buffer.from(await render(job, shells));
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const br = new Uint8Array(brotliCompressSync(body, { params }));
    return { br, gzip: new Uint8Array(gzipSync(body)), size: body.byteLength };
  } catch (error) {
    return { error: String(error) };
  }
}
