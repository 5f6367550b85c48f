import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a thread that renders each page as JSON. */
export const fakeWorker = join(import.meta.dirname, 'fakePagesWorker.ts');

/** Writes a site as it is built for the server, with the least that the server needs. */
export function writeSite(dir: string): void {
  mkdirSync(join(dir, 'blogs'), { recursive: true });
  const files = {
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    _redirects: '/blogs/:id /blogs/blog 200\n',
    '_frames.json': '{}',
    'index.html': 'home of the build',
    '404.html': 'not found',
    'blogs/blog.html': 'blog shell',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
}
