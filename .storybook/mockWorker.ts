import { http, type RequestHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** The folders of `public/` that components refer to by absolute path. */
const folders = ['flags', 'images', 'scenes', 'staff-guide'];

/** Handlers for the site's images in a Storybook below a path; none at the root. */
function publicAssetHandlers(): RequestHandler[] {
  const base = new URL('.', document.baseURI);
  if (base.pathname === '/') return [];
  return folders.map((folder) =>
    http.get(`/${folder}/*`, ({ request }) =>
      fetch(new URL(`.${new URL(request.url).pathname}`, base)),
    ),
  );
}

/** Starts the worker. Requests that no handler matches go to the network. */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker(...publicAssetHandlers());
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockWorker.js' },
    onUnhandledFrame: 'bypass',
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** The worker of this page: the stories of a docs page start together, and share one. */
export function startMockWorker(): ReturnType<typeof start> {
  started ??= start();
  return started;
}
