import type { Connect, Plugin } from 'vite';
import { redirectLocation } from '#server/rendering/hosting.ts';
import { redirectFor } from './pages.ts';

/**
 * Makes the development and the preview server redirect other forms of a page's path to the page,
 * as a host does that is set up as in docs/deploying.md.
 */
export function pageRedirects(): Plugin {
  return {
    name: 'page-redirects',
    configureServer: ({ middlewares }) => void middlewares.use(redirect),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(redirect),
  };
}

const redirect: Connect.NextHandleFunction = ({ originalUrl = '/' }, response, next) => {
  const [pathname = '/'] = originalUrl.split('?');
  const path = redirectFor(pathname);
  if (path === undefined) return next();
  response
    .writeHead(308, { Location: redirectLocation(path, originalUrl.slice(pathname.length)) })
    .end();
};
