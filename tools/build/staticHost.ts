import { createReadStream, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import {
  HOSTING_FILE,
  type Hosting,
  headersFor,
  redirectLocation,
} from '#server/rendering/hosting.ts';
import { fileFor, notFoundFile, type PageFile, redirectFor } from './pages.ts';

/**
 * Makes Vite's servers respond like a host that is set up as in docs/deploying.md. Both redirect
 * other forms of a page's path to the page. The preview server sends the headers of the build, so
 * that the end-to-end tests notice what the content security policy blocks, a shared file for blogs
 * and the dashboard, and 404.html for an unknown path.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configureServer: ({ middlewares }) => void middlewares.use(redirect),
    configurePreviewServer({ config, middlewares }) {
      const dir = resolve(config.root, config.build.outDir);
      const hosting: Hosting = JSON.parse(readFileSync(join(dir, HOSTING_FILE), 'utf8'));
      const pathOf = (url = '/') => url.replace(/\?.*/, '');
      const sendPage = (page: PageFile, response: ServerResponse) => {
        const status = page === notFoundFile ? 404 : 200;
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
        createReadStream(join(dir, page.file)).pipe(response);
      };
      middlewares.use(({ originalUrl }, response, next) => {
        const path = pathOf(originalUrl);
        response.setHeaders(new Map(Object.entries(headersFor(hosting.headers, path))));
        // The file of the not-found page is no address. Vite would serve it with status 200.
        if (path === notFoundFile.path || path === `/${notFoundFile.file}`) {
          return sendPage(notFoundFile, response);
        }
        next();
      });
      middlewares.use(redirect);
      // Vite runs a returned function after its own middleware, which falls back to index.html.
      return () => {
        middlewares.use(({ originalUrl, url }, response, next) => {
          const path = pathOf(originalUrl);
          if (url !== '/index.html' || path === '/') return next();
          sendPage(fileFor(path), response);
        });
      };
    },
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
