import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTING_FILE } from '#server/rendering/hosting.ts';
import { SHELLS_FILE } from '#server/rendering/pageShell.ts';

/** The file of a thread that renders each page as JSON. */
export const fakeWorker = join(import.meta.dirname, 'fakePagesWorker.ts');

/** Writes a site as it is built for the server, with the least that the server needs. */
export function writeSite(dir: string): void {
  mkdirSync(join(dir, 'blogs'), { recursive: true });
  const files = {
    [HOSTING_FILE]: JSON.stringify({
      headers: { '/*': { 'X-Content-Type-Options': 'nosniff' } },
      rewrites: [{ pattern: '/blogs/:id', target: '/blogs/blog' }],
      redirects: [],
    }),
    [SHELLS_FILE]: '{}',
    'index.html': 'home of the build',
    '404.html': 'not found',
    'blogs.html': 'blogs of the build',
    'blogs/blog.html': 'blog shell',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
}
