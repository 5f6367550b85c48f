/** The thread that renders pages. Bundled into a file of its own with the settings of the site. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentPage } from '#server/rendering/contentPages.ts';
import type { PageShells } from '#server/rendering/pageShell.ts';
import { compress, withOrigin } from '../http/staticFiles.ts';
import { render } from './render.ts';
import type { Rendered, WorkerData } from './renderer.ts';

const { shellsFile, origin }: WorkerData = workerData;
const shells: PageShells = JSON.parse(readFileSync(shellsFile, 'utf8'));

parentPort?.on('message', async (pages: readonly ContentPage[]) => {
  const rendered: Promise<Rendered>[] = [];
  for (const page of pages) {
    const html = render(page, shells).then((text) => withOrigin(text, origin));
    rendered.push(html.then(compress).catch((error) => ({ error: String(error) })));
    // While other threads compress this page, the next one is rendered.
    await html.catch(() => undefined);
  }
  parentPort?.postMessage(await Promise.all(rendered));
});
