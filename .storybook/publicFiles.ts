import { http, type RequestHandler } from 'msw';

/** The folders of `public/` that components name from the root of the site. */
const folders = ['flags', 'images', 'scenes'];

/**
 * The site's pictures for a Storybook that is served below a path: there `/flags/uk.svg` stands
 * beside Storybook's own pages, and MSW fetches it from there. At the root there is nothing to do.
 */
export function publicFiles(): RequestHandler[] {
  const home = new URL('.', document.baseURI);
  if (home.pathname === '/') return [];
  return folders.map((folder) =>
    http.get(`/${folder}/*`, ({ request }) =>
      fetch(new URL(`.${new URL(request.url).pathname}`, home)),
    ),
  );
}
