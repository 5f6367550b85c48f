import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileFor, notFoundPage } from './pages.ts';

/**
 * Makes the preview server respond like a host that is set up as in docs/deploying.md: with a shared
 * file for blogs and the dashboard, and with 404.html and its status for an unknown path. Vite alone
 * responds with index.html and 200.
 */
export function previewPages(): Plugin {
  return {
    name: 'preview-pages',
    configurePreviewServer({ config, middlewares }) {
      const dir = resolve(config.root, config.build.outDir);
      // Vite runs a returned function after its own middleware, which falls back to index.html.
      return () => {
        middlewares.use((request, response, next) => {
          const [pathname = '/'] = (request.originalUrl ?? '/').split('?');
          if (request.url !== '/index.html' || pathname === '/') return next();
          const page = fileFor(pathname);
          const own = join(dir, page.file);
          const status = page === notFoundPage ? 404 : 200;
          response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
          createReadStream(existsSync(own) ? own : join(dir, 'index.html')).pipe(response);
        });
      };
    },
  };
}
