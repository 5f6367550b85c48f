import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isRoute } from './routes.ts';

/**
 * Makes the preview answer an unknown address with status 404, as a host set up by
 * docs/deploying.md does. The body is the site's page all the same: it draws 'Page not found'.
 */
export function notFoundStatus(): Plugin {
  return {
    name: 'not-found-status',
    configurePreviewServer({ config, middlewares }) {
      const index = join(config.root, config.build.outDir, 'index.html');
      // Returned, so that it runs after Vite has looked for a file and fallen back to index.html.
      return () => {
        middlewares.use((request, response, next) => {
          const isFallback = request.url === '/index.html';
          if (!isFallback || isRoute(pathnameOf(request.originalUrl))) return next();
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          createReadStream(index).pipe(response);
        });
      };
    },
  };
}

function pathnameOf(url = '/'): string {
  return new URL(url, 'http://site').pathname;
}
