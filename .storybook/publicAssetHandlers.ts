import { http, type RequestHandler } from 'msw';

/** The folders of `public/` that components refer to by absolute path. */
const folders = ['flags', 'images', 'scenes'];

/** Handlers for the site's images in a Storybook below a path; none at the root. */
export function publicAssetHandlers(): RequestHandler[] {
  const base = new URL('.', document.baseURI);
  if (base.pathname === '/') return [];
  return folders.map((folder) =>
    http.get(`/${folder}/*`, ({ request }) =>
      fetch(new URL(`.${new URL(request.url).pathname}`, base)),
    ),
  );
}
