import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileFor, notFoundPage } from './pages.ts';

/**
 * Makes the preview answer as a host set up by docs/deploying.md does: a shell for the addresses
 * that share one, and 404.html with its status for an unknown address. Vite alone would answer
 * both with index.html and 200.
 */
export function previewPages(): Plugin {
  return {
    name: 'preview-pages',
    configurePreviewServer({ config, middlewares }) {
      const dir = resolve(config.root, config.build.outDir);
      // Returned, so that it runs after Vite has looked for a file and fallen back to index.html.
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
