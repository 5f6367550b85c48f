import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Blog } from '#src/api/contract.ts';

/** How long a blog is, in characters. */
const LENGTH = 2048;

const SENTENCE =
  'The embassy asks for the last six months of every account that is named in the application. ';

/** So many blogs of 2 KB each, newest first; the first has the same id however many there are. */
export function growthBlogs(count: number): readonly Required<Omit<Blog, 'imageUrl'>>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: growthId(index),
    title: `What to bring to the counter, part ${index + 1}`,
    author: `Writer ${(index % 7) + 1}`,
    content: `Part ${index + 1}. ${SENTENCE.repeat(LENGTH / SENTENCE.length + 1)}`.slice(0, LENGTH),
  }));
}

/** The id of the newest but `index`: ids begin with the time, and lists are sorted by it. */
export function growthId(index: number): string {
  const seconds = Date.UTC(2025, 0, 1) / 1000 - index * 3600;
  return seconds.toString(16).padStart(8, '0').padEnd(24, '0');
}

/** Writes so many blogs where a mock API will look for its data. */
export function writeGrowthData(dataDir: string, count: number): void {
  mkdirSync(dataDir, { recursive: true });
  const data = { testimonials: [], blogs: growthBlogs(count) };
  writeFileSync(join(dataDir, 'db.json'), JSON.stringify(data));
}
